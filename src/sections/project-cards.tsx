import { Picture } from '#src/ui/picture.tsx';
import type { ProjectCard } from '#src/views/project-card.ts';

/** One case, large: picture over seven columns, words beside it; every second one the other way round. */
export function ProjectFeature({ project, flip = false }: { project: ProjectCard; flip?: boolean }) {
  return (
    <a href={project.href} className={`case-${project.slug} cols items-center no-underline group`}>
      <div className={`lg:col-span-7 ${flip ? 'lg:order-2' : ''}`}>
        <div className="border border-ink overflow-hidden bg-fb">
          <Picture
            picture={project.thumbnail}
            sizes="(min-width: 64rem) 43rem, 92vw"
            className="w-full transition-transform duration-250 group-hover:scale-102"
          />
        </div>
      </div>
      <div className="lg:col-span-5">
        <Badges badges={project.badges} />
        <h3 className="text-[clamp(1.7rem,1.3rem+1.6vw,2.6rem)]! tracking-[-.03em]! mt-3">{project.client}</h3>
        <p className="note mt-1">
          {project.industry}, {project.year}
        </p>
        <p className="mt-4">{project.summary}</p>
        <span aria-hidden className="arrow text-2xl mt-4" />
      </div>
    </a>
  );
}

/** Cases as small cards: picture above, at most two badges (R41). */
export function ProjectCards({ projects }: { projects: ProjectCard[] }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {projects.map((project) => (
        <li key={project.slug} className={`case-${project.slug} card`}>
          <a href={project.href} className="block h-full no-underline group">
            <div className="overflow-hidden border-b border-line bg-fb">
              <Picture
                picture={project.thumbnail}
                sizes="(min-width: 64rem) 24rem, (min-width: 36rem) 46vw, 92vw"
                className="w-full transition-transform duration-250 group-hover:scale-102"
              />
            </div>
            <div className="p-5">
              <Badges badges={project.badges} />
              <h3 className="mt-2.5 group-hover:text-signal">{project.client}</h3>
              <p className="note mt-1">{project.industry}</p>
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
