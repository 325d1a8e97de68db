import { withConfirmationDay } from '#cli/desk/confirmed-source.ts';
import type { FieldEdit, Project } from '#cli/desk/desk-api.ts';
import { priceAmounts } from '#cli/desk/structure/structure-api.ts';
import { localDay } from '#src/domain/local-day.ts';
import type { Price } from '#src/domain/service.ts';
import { ConfirmSample } from './confirm.tsx';
import { useLanguage, useTexts } from './desk-texts.tsx';
import { useDraft } from './drafts.ts';
import { formatFactValue, readFactValue } from './fact-values.ts';
import { isFoundIn } from './search-text.ts';
import { useTitles } from './structure/record-titles.ts';
import { ValueForm } from './value-form.tsx';

/** What each service costs, as its page shows it. */
export function Prices({ project, filter }: { project: Project; filter: string }) {
  const t = useTexts();
  const { titleOf } = useTitles(project);
  const rows = project.records.flatMap((record) => {
    const { path, price } = record;
    const title = t('price.of', { service: titleOf(record) });
    return price && isFoundIn(`${title} ${price.source}`, filter) ? [{ path, price, title }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="prices">
      <h3 id="prices">{t('prices')}</h3>
      <ul>
        {rows.map((row) => (
          <li key={row.path}>
            <PriceRow {...row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * A field for each amount of a price. They are saved together: from € 10 – 20 to € 30 – 40, the lowest alone would make
 * it € 30 – 20.
 */
function PriceRow({ path, price, title }: { path: string; price: Price; title: string }) {
  const t = useTexts();
  const [language] = useLanguage();
  const draftKey = `record ${path} price`;
  const [draft = {}, setDraft] = useDraft<Partial<Record<keyof Price, string>>>(draftKey);
  const amounts = priceAmounts.flatMap((name) => {
    const value = price[name];
    if (value === undefined) return [];
    const onDisk = formatFactValue(value, 'euro', language);
    const shown = draft[name] ?? onDisk;
    return [{ name, value, onDisk, shown, reading: readFactValue(shown, 'euro', language) }];
  });
  const problem = amounts.flatMap(({ reading }) => ('problem' in reading ? [t(reading.problem)] : []))[0];
  const changed = amounts.flatMap(({ name, value, reading }): FieldEdit[] =>
    'value' in reading && reading.value !== value
      ? [{ path, pathInFile: ['price', name], read: value, value: reading.value }]
      : [],
  );
  // A source that says on which day it was confirmed gets today's date; a sample stays one until it is confirmed below.
  const source = withConfirmationDay(price.source, localDay(new Date()));
  const edits =
    changed.length > 0 && source !== price.source
      ? [...changed, { path, pathInFile: ['price', 'source'], read: price.source, value: source }]
      : changed;
  /** Keeps what is typed as a draft, unless it is again what is on the disk. */
  const keep = (name: keyof Price, text: string, onDisk: string) => {
    const { [name]: _, ...others } = draft;
    const next = text === onDisk ? others : { ...others, [name]: text };
    setDraft(Object.keys(next).length > 0 ? next : undefined);
  };
  return (
    <>
      <ValueForm title={title} edits={edits} problem={problem} draftKeys={[draftKey]}>
        <h4>{title}</h4>
        {amounts.map(({ name, onDisk, shown, reading }) => (
          <label key={name}>
            {t(`price.${name}`)}
            <input
              value={shown}
              aria-invalid={'problem' in reading}
              onChange={({ target }) => keep(name, target.value, onDisk)}
            />
          </label>
        ))}
      </ValueForm>
      <p className="hint">{price.source}</p>
      {price.sample && <ConfirmSample file={path} pathInFile={['price']} name={title} />}
    </>
  );
}
