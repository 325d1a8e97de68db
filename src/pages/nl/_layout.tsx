import type { ReactNode } from 'react';
import { Document } from '#src/shell/document.tsx';

export default function Layout({ children }: { children: ReactNode }) {
  return <Document locale="nl">{children}</Document>;
}

export const getConfig = () => ({ render: 'static' }) as const;
