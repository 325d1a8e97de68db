import { SplitSection } from '#src/sections/split.tsx';
import type { ContactView } from '#src/views/contact.ts';

/** Who answers for which category. */
export function Team({ title, text, people }: ContactView['team']) {
  return (
    <SplitSection title={title} text={text}>
      <dl className="rows grid sm:grid-cols-2 gap-x-8">
        {people.map(({ key, role, name, category }) => (
          <div key={key} className="py-3">
            <dt className="note">{category.label}</dt>
            <dd>
              {name && <b>{name} </b>}
              {role}
            </dd>
          </div>
        ))}
      </dl>
    </SplitSection>
  );
}
