import { LegalPage } from '#src/templates/legal-page.tsx';

export default function Page() {
  return <LegalPage locale="en" document="terms" />;
}

export const getConfig = () => ({ render: 'static' }) as const;
