import { OurWorkPage } from '#src/templates/our-work-page.tsx';

export default function Page() {
  return <OurWorkPage locale="en" />;
}

export const getConfig = () => ({ render: 'static' }) as const;
