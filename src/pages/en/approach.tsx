import { ApproachPage } from '#src/templates/approach-page.tsx';

export default function Page() {
  return <ApproachPage locale="en" />;
}

export const getConfig = () => ({ render: 'static' }) as const;
