import { withConfirmationDay } from '#cli/desk/confirmed-source.ts';
import type { FieldEdit, Project } from '#cli/desk/desk-api.ts';
import { priceAmounts } from '#cli/desk/structure/structure-api.ts';
import type { Price } from '#src/domain/service.ts';
import { ConfirmSample } from './confirm.tsx';
import { useLanguage, useTexts } from './desk-texts.tsx';
import { useDraft } from './drafts.ts';
import { formatFactValue, readFactValue } from './fact-values.ts';
import { isFoundIn } from './search-text.ts';
import { useTitles } from './structure/record-titles.ts';
import { useSaving } from './use-saving.ts';

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

/** A field for each amount of a price. They are saved together: a higher range passes its own lowest amount. */
function PriceRow({ path, price, title }: { path: string; price: Price; title: string }) {
  const t = useTexts();
  const [language] = useLanguage();
  const { save, isBusy, failure, clearFailure } = useSaving();
  const [draft = {}, setDraft] = useDraft<Partial<Record<keyof Price, string>>>(`record ${path} price`);
  const amounts = priceAmounts.flatMap((name) => {
    const value = price[name];
    if (value === undefined) return [];
    const shown = draft[name] ?? formatFactValue(value, 'euro', language);
    return [{ name, value, shown, typed: readFactValue(shown, 'euro', language) }];
  });
  const problem = amounts.flatMap(({ typed }) => ('problem' in typed ? [t(typed.problem)] : []))[0];
  const changed = amounts.flatMap(({ name, value, typed }): FieldEdit[] =>
    'value' in typed && typed.value !== value
      ? [{ path, steps: ['price', name], read: value, value: typed.value }]
      : [],
  );
  // Changing a price confirms it too, so its source gets today's date.
  const source = withConfirmationDay(price.source, new Date().toISOString().slice(0, 10));
  const edits =
    changed.length > 0 && source !== price.source
      ? [...changed, { path, steps: ['price', 'source'], read: price.source, value: source }]
      : changed;
  const discard = () => {
    setDraft(undefined);
    clearFailure();
  };
  return (
    <>
      <form
        aria-label={title}
        aria-busy={isBusy}
        onSubmit={(event) => {
          event.preventDefault();
          if (edits.length > 0 && !problem) void save(edits, title, discard);
        }}
      >
        <h4>{title}</h4>
        {amounts.map(({ name, shown, typed }) => (
          <label key={name}>
            {t(`price.${name}`)}
            <input
              value={shown}
              aria-invalid={'problem' in typed}
              onChange={({ target }) => {
                clearFailure();
                setDraft({ ...draft, [name]: target.value });
              }}
            />
          </label>
        ))}
        <button type="submit" disabled={isBusy || edits.length === 0 || problem !== undefined}>
          {isBusy ? t('busy') : t('save')}
        </button>
        {Object.keys(draft).length > 0 && (
          <button type="button" onClick={discard}>
            {t('discard-draft')}
          </button>
        )}
        {(problem || failure) && (
          <p className="alert" role="alert">
            {problem || failure}
          </p>
        )}
        <p className="hint">{price.source}</p>
      </form>
      {price.sample && <ConfirmSample file={path} steps={['price']} name={title} />}
    </>
  );
}
