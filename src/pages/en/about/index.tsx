import { AboutPage } from '#src/templates/about-page.tsx';

export default function Page() {
  return <AboutPage locale="en" />;
}

export const getConfig = () => ({ render: 'static' }) as const;
