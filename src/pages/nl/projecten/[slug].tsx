import type { PageProps } from 'waku/router';
import { ProjectPage, projectSlugs } from '#src/templates/project-page.tsx';

export default function Page({ slug }: PageProps<'/nl/projecten/[slug]'>) {
  return <ProjectPage locale="nl" slug={slug} />;
}

export const getConfig = () => ({ render: 'static', staticPaths: projectSlugs('nl') }) as const;
