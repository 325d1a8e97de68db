import type { ReactNode } from 'react';

/** Renders nothing of its own: Waku gives it no props, so the document with its `lang` stands in each locale's layout. */
export default function Root({ children }: { children: ReactNode }) {
  return children;
}

export const getConfig = () => ({ render: 'static' }) as const;
