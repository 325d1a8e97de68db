import { ContactPage } from '#src/templates/contact-page.tsx';

export default function Page() {
  return <ContactPage locale="en" />;
}

export const getConfig = () => ({ render: 'static' }) as const;
