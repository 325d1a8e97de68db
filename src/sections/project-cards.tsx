import type { PictureData } from '#src/domain/picture.ts';
import { Arrow } from '#src/ui/icon.tsx';
import { Picture } from '#src/ui/picture.tsx';
import type { ProjectCard } from '#src/views/project-card.ts';

/** One case, large: picture over seven columns, words beside it. */
export function ProjectFeature({ project, pictureOnRight }: { project: ProjectCard; pictureOnRight: boolean }) {
  return (
    <a href={project.href} className={`case-${project.slug} duo no-underline`}>
      <div className={pictureOnRight ? 'frame md:order-2' : 'frame'}>
        <Picture picture={project.thumbnail} sizes="(min-width: 64rem) 45rem, (min-width: 48rem) 54vw, 92vw" />
      </div>
      <div>
        <Badges badges={project.badges} />
        <h3 className="clientname">
          {project.client} <Arrow />
        </h3>
        <p className="note">
          {project.industry}, {project.year}
        </p>
        <p className="mt-4">{project.summary}</p>
      </div>
    </a>
  );
}

/** One case over the whole width of the page: its cover, and its name and words below it. */
export function ProjectWide({ project, cover }: { project: ProjectCard; cover: PictureData }) {
  return (
    <a href={project.href} className={`case-${project.slug} block no-underline`}>
      <div className="frame print:w-1/2">
        <Picture picture={cover} sizes="(min-width: 76rem) 70rem, 92vw" />
      </div>
      <div className="cols gap-y-3! mt-4">
        <div>
          <h3 className="clientname">
            {project.client} <Arrow />
          </h3>
          <p className="note">
            {project.industry}, {project.year}
          </p>
        </div>
        <div className="mt-4">
          <Badges badges={project.badges} />
          <p className="mt-4">{project.summary}</p>
        </div>
      </div>
    </a>
  );
}

/** Cases as small cards: picture above, at most two badges (R41). */
export function ProjectCards({ projects }: { projects: ProjectCard[] }) {
  // Rows of three if they come out even, else of four, or of two on a narrower screen.
  const hasRowsOfThree = projects.length % 3 === 0;
  return (
    <ul className={`grid gap-5 ${hasRowsOfThree ? 'md:grid-cols-3' : 'sm:grid-cols-2 lg:grid-cols-4'}`}>
      {projects.map((project) => (
        <li key={project.slug} className={`case-${project.slug} card`}>
          <a href={project.href} className="block h-full no-underline">
            <div className="frame border-0 border-b">
              <Picture
                picture={project.thumbnail}
                sizes={
                  hasRowsOfThree
                    ? '(min-width: 80rem) 25rem, (min-width: 48rem) 30vw, 92vw'
                    : '(min-width: 64rem) 18.5rem, (min-width: 36rem) 46vw, 92vw'
                }
              />
            </div>
            <div className="p-5">
              <Badges badges={project.badges} />
              <h3 className="mt-3">{project.client}</h3>
              <p className="note">{project.industry}</p>
            </div>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Badges({ badges }: { badges: string[] }) {
  return (
    <span className="flex flex-wrap gap-2">
      {badges.map((badge) => (
        <span key={badge} className="chip">
          {badge}
        </span>
      ))}
    </span>
  );
}
