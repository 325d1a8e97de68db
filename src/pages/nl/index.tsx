import { HomePage } from '#src/templates/home-page.tsx';

export default function Page() {
  return <HomePage locale="nl" />;
}

export const getConfig = () => ({ render: 'static' }) as const;
