import type { PageProps } from 'waku/router';
import { ServicePage, serviceSlugs } from '#src/templates/service-page.tsx';

export default function Page({ slug }: PageProps<'/en/services/[slug]'>) {
  return <ServicePage locale="en" slug={slug} />;
}

export const getConfig = () => ({ render: 'static', staticPaths: serviceSlugs('en') }) as const;
