import { NotFoundPage } from '#src/templates/not-found-page.tsx';

export default function Page() {
  return <NotFoundPage locale="en" route="serviceNotFound" />;
}

export const getConfig = () => ({ render: 'static' }) as const;
