import { LegalPage } from '#src/templates/legal-page.tsx';

export default function Page() {
  return <LegalPage locale="nl" document="accessibility" />;
}

export const getConfig = () => ({ render: 'static' }) as const;
