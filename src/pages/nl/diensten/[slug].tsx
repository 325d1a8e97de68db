import type { PageProps } from 'waku/router';
import { ServicePage, serviceSlugs } from '#src/templates/service-page.tsx';

export default function Page({ slug }: PageProps<'/nl/diensten/[slug]'>) {
  return <ServicePage locale="nl" slug={slug} />;
}

export const getConfig = () => ({ render: 'static', staticPaths: serviceSlugs('nl') }) as const;
