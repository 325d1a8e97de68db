import { LinkRows } from '#src/sections/link-rows.tsx';
import { StackGrid } from '#src/sections/stack-grid.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import type { ProjectView } from '#src/views/project.ts';

/** The technologies and services of a case, and the link to plan a meeting. */
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
          <LinkRows links={view.services.items} className="rows" />
          <ButtonLink {...view.planMeeting} className="mt-6 print:hidden" />
        </div>
      </div>
    </section>
  );
}
