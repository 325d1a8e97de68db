import { categoryFlags } from '#src/domain/flags/category-flag.ts';
import { draw } from '#src/domain/flags/draw.ts';
import { deskObjects } from '#src/sections/desk-objects.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import type { DeskView } from '#src/views/about.ts';

/** The workshop on the quay, one bay for each desk under its flag, and below it who answers what. */
export function Workshop({ title, text, desks }: { title: string; text: string; desks: DeskView[] }) {
  return (
    <section className="wrap pb-rhythm">
      <SectionHead title={title} text={text} />
      <ul className="workshop cat-development">
        {desks.map(({ key, role, name, text, services }) => (
          <li key={key} className={`cat-${key}`}>
            <svg viewBox="0 0 200 266" aria-hidden="true">
              <path className="f-i" d="M0 60V12l200 48z" />
              <path className="f-p" d="M0 60h200v180H0z" />
              <path className="glass" d="M12 52V27l104 25z" />
              <path
                className="f-i"
                d="M0 60h4v180H0zM196 60h4v180h-4zM24 74h3v8h-3zM73 74h3v8h-3zM0 72h200v2H0zM20 80h60v60H20z"
              />
              <g transform="translate(22 82) scale(14)">
                <path className="f-p" d="M0 0h4v4H0z" />
                {draw([categoryFlags[key]]).layers.map(({ ink, path }) => (
                  <path key={ink + path} className={`f-${ink}`} d={path} />
                ))}
              </g>
              {deskObjects[key]}
              <path className="tide" d="M0 250h200v16H0z" />
              <path
                className="f-i"
                d="M0 240h200v10H0zM20 180h160v8H20zM30 188h6v52h-6zM164 188h6v52h-6zM97 214h6v26h-6z"
              />
              <path className="f-a" d="M80 206h40v8H80z" />
            </svg>
            <div>
              <h3 className="title">{role}</h3>
              {name && <p className="font-600">{name}</p>}
              <p className="note">{text}</p>
              <a href={services.href} className="link note">
                {services.label}
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
