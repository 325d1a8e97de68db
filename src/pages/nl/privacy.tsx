import { PrivacyPage } from '#src/templates/privacy-page.tsx';

export default function Page() {
  return <PrivacyPage locale="nl" />;
}

export const getConfig = () => ({ render: 'static' }) as const;
