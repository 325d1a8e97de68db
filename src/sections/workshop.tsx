import { categoryFlags } from '#src/domain/flags/category-flag.ts';
import { draw } from '#src/domain/flags/draw.ts';
import { Part } from '#src/sections/drawn/part.tsx';
import { Person } from '#src/sections/drawn/person.tsx';
import { workshopObjects } from '#src/sections/workshop-objects.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import type { TeamMember } from '#src/views/about.ts';

/** The person who is drawn at the desk of each category. */
const atDesk = {
  development: 'jorrit',
  marketing: 'noor',
  ai: 'samir',
  business: 'marijke',
  branding: 'lotte',
  print: 'dirk',
} as const;

/** The workshop: the desk of each category under its flag, and below it who answers what. */
export function Workshop({ title, text, members }: { title: string; text: string; members: TeamMember[] }) {
  return (
    <section className="wrap pb-rhythm">
      <SectionHead title={title} text={text} />
      {/* All bays have the sky and water of `cat-development`; within a bay the colours are those of its category. */}
      <ul className="workshop cat-development">
        {members.map(({ key, role, name, text: answers, category }) => (
          <li key={key} className={`cat-${key}`}>
            <svg viewBox="0 -44 200 310" aria-hidden="true">
              {/* The roof, the wall and the pane in the roof. */}
              <path className="roof" d="M0 16v-48l200 48z" />
              <path className="f-p" d="M0 16h200v224H0z" />
              <path className="glass" d="M12 8v-25L116 8z" />
              {/* Posts at both sides, a rail with two hooks, and the edge of the flag that hangs on them. */}
              <path
                className="f-i"
                d="M0 16h4v224H0zM196 16h4v224h-4zM24 30h3v8h-3zM65 30h3v8h-3zM0 28h200v2H0zM20 36h52v52H20z"
              />
              <g transform="translate(22 38) scale(12)">
                {draw([categoryFlags[key]]).layers.map(({ ink, path }) => (
                  <path key={ink + path} className={`f-${ink}`} d={path} />
                ))}
              </g>
              <Person name={atDesk[key]} at={[22, 92]} scale={0.72} arms="M12 118q-6 18 20 8M88 118q6 18-20 8">
                <Part name="legs" className="trousers" />
              </Person>
              {workshopObjects[key]}
              {/* The water, the floor and the desk. */}
              <path className="tide" d="M0 250h200v16H0z" />
              <path className="f-i" d="M0 240h200v10H0zM20 180h160v8H20zM30 188h6v52h-6zM164 188h6v52h-6z" />
            </svg>
            <div>
              <h3 className="title">{role}</h3>
              {name && <p className="font-600">{name}</p>}
              <p className="note">{answers}</p>
              <a href={category.href} className="link note">
                {category.label}
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
