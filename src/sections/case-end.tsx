import { StackGrid } from '#src/sections/stack-grid.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import type { ProjectView } from '#src/views/project.ts';

/** What a case was built with and which services it took, with the way to a meeting. */
export function CaseEnd({ view }: { view: Pick<ProjectView, 'stack' | 'services' | 'planMeeting'> }) {
  return (
    <section className="bg-sand band">
      <div className="wrap duo items-start!">
        <div>
          <h2 className="minor mb-6">{view.stack.title}</h2>
          <StackGrid items={view.stack.items} />
        </div>
        <div>
          <h2 className="minor mb-6">{view.services.title}</h2>
          <ul className="rows">
            {view.services.items.map(({ href, label }) => (
              <li key={href}>
                <a href={href} className="linkrow">
                  {label}
                  <span className="arrow" />
                </a>
              </li>
            ))}
          </ul>
          <ButtonLink {...view.planMeeting} className="mt-6 print:hidden" />
        </div>
      </div>
    </section>
  );
}
