import { PrivacyPage } from '#src/templates/privacy-page.tsx';

export default function Page() {
  return <PrivacyPage locale="en" />;
}

export const getConfig = () => ({ render: 'static' }) as const;
