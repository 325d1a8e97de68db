import { ThanksPage } from '#src/templates/thanks-page.tsx';

export default function Page() {
  return <ThanksPage locale="nl" />;
}

export const getConfig = () => ({ render: 'static' }) as const;
