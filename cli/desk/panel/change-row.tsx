import type { Change, Project } from '#cli/desk/desk-api.ts';
import { type Locale, sourceLocale } from '#src/domain/locale.ts';
import { useFactNames, useLanguage, useLocaleName, useTexts } from './desk-texts.tsx';
import { formatDraft } from './draft-format.ts';
import { writtenFactValue } from './fact-values.ts';

interface Props {
  change: Change;
  project: Project;
  isBusy: boolean;
  onOpen: (id: string) => void;
  /** Called with what it is, in words. */
  onDiscard: (what: string) => void;
}

/** One change since the last commit, as a visitor reads it before and after. */
export function ChangeRow({ change, project, isBusy, onOpen, onDiscard }: Props) {
  const t = useTexts();
  const localeName = useLocaleName();
  const [language] = useLanguage();
  const { id, locale, before, after } = change;
  const name = useChangeName(change, project);
  const read = (text: string) => readable(text, change, project, language);
  return (
    <li>
      <h3 className="change-name">
        {id ? (
          <button type="button" onClick={() => onOpen(id)}>
            {name}
          </button>
        ) : (
          name
        )}
        {locale && <span className="locale">{localeName(locale)}</span>}
      </h3>
      <p lang={locale}>
        <span className="unseen">{t('before')}</span>
        <del>{read(before) || '—'}</del>
      </p>
      <p lang={locale}>
        <span className="unseen">{t('after')}</span>
        <ins>{read(after) || '—'}</ins>
      </p>
      <button type="button" className="discard" disabled={isBusy} onClick={() => onDiscard(name)}>
        {t('discard')} <span className="unseen">{name}</span>
      </button>
    </li>
  );
}

/** What a change is of: a text by its id, a fact by its name, anything else by its record. */
function useChangeName({ file, id, field = '' }: Change, { records, messages }: Project): string {
  const [language] = useLanguage();
  const factName = useFactNames();
  if (id !== undefined) return id;
  if (file === 'content/facts.yaml') return factName(field.split('.')[0] ?? '');
  const record = records.find(({ path }) => path === file);
  const texts = messages.find((message) => message.id === record?.titleId)?.texts;
  return `${texts?.[language] ?? texts?.[sourceLocale] ?? file}: ${field}`;
}

/** A message as a visitor reads it, and the value of a fact as it is written. */
function readable(
  text: string,
  { file, field = '', locale }: Change,
  { facts, values }: Project,
  language: Locale,
): string {
  if (locale) return formatDraft(text, locale, values) ?? text;
  const [name, part] = field.split('.');
  const fact =
    file === 'content/facts.yaml' && part === 'value' ? facts.find((entry) => entry.name === name) : undefined;
  if (!fact || text === '') return text;
  return writtenFactValue(typeof fact.value === 'number' ? Number(text) : text, fact.format, language);
}
