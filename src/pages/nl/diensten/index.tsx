import { ServicesPage } from '#src/templates/services-page.tsx';

export default function Page() {
  return <ServicesPage locale="nl" />;
}

export const getConfig = () => ({ render: 'static' }) as const;
