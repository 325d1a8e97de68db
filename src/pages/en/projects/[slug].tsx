import type { PageProps } from 'waku/router';
import { ProjectPage, projectSlugs } from '#src/templates/project-page.tsx';

export default function Page({ slug }: PageProps<'/en/projects/[slug]'>) {
  return <ProjectPage locale="en" slug={slug} />;
}

export const getConfig = () => ({ render: 'static', staticPaths: projectSlugs('en') }) as const;
