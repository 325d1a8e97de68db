import '#src/styles/site.css';
import 'virtual:uno.css';
import type { ReactNode } from 'react';

/** Renders only its children: Waku gives it no props, so each locale's layout renders the document with its `lang`. */
export default function Root({ children }: { children: ReactNode }) {
  return children;
}

export const getConfig = () => ({ render: 'static' }) as const;
