import { ThanksPage } from '#src/templates/thanks-page.tsx';

export default function Page() {
  return <ThanksPage locale="en" />;
}

export const getConfig = () => ({ render: 'static' }) as const;
