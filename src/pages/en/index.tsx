import { HomePage } from '#src/templates/home-page.tsx';

export default function Page() {
  return <HomePage locale="en" />;
}

export const getConfig = () => ({ render: 'static' }) as const;
