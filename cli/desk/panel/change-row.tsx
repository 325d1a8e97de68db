import { type Change, identityPath, type Project } from '#cli/desk/desk-api.ts';
import { oldAddressesPath } from '#src/domain/old-address.ts';
import { useFactNames, useLanguage, useLocaleName, useSettingNames, useTexts } from './desk-texts.tsx';
import { formatFactValue } from './fact-values.ts';
import { textAsRead } from './text-as-read.ts';
import { useMessageNames } from './use-message-names.ts';
import { usePlaceNames } from './use-place-names.ts';

interface Props {
  change: Change;
  project: Project;
  isBusy: boolean;
  onOpen: (id: string) => void;
  /** Called with the name of the change. */
  onDiscard: (name: string) => void;
}

/** One change since the last commit, as a visitor reads it before and after. */
export function ChangeRow({ change, project, isBusy, onOpen, onDiscard }: Props) {
  const t = useTexts();
  const localeName = useLocaleName();
  const { id, locale, isList, before, after } = change;
  const name = useChangeName(change, project);
  // Items of a list are added, removed and moved in every language at once, so none is named.
  const language = locale && !isList ? localeName(locale) : '';
  const asRead = useReadable(change, project);
  // A sample that the owner confirms loses its field `sample`; that of the agency becomes `false`.
  const isConfirmed = /\bsample$/.test(change.field ?? '') && (after === '' || after === 'false');
  return (
    <li>
      <h3 className="change-name">
        {/* A list of messages has no editor of its own. */}
        {id && !isList ? (
          <button type="button" onClick={() => onOpen(id)}>
            {name}
          </button>
        ) : (
          name
        )}
        {language && <span className="locale">{language}</span>}
      </h3>
      {isConfirmed ? (
        <p>{t('change.confirmed')}</p>
      ) : (
        <>
          <p lang={locale}>
            <span className="when">{t('before')}</span>
            <del className="lines">{asRead(before) || '—'}</del>
          </p>
          <p lang={locale}>
            <span className="when">{t('after')}</span>
            <ins className="lines">{asRead(after) || '—'}</ins>
          </p>
        </>
      )}
      <button type="button" className="discard" disabled={isBusy} onClick={() => onDiscard(name)}>
        {t('discard')} {/* The id, because several texts of a page can have one name. */}
        <span className="unseen">
          {id ?? name} {language}
        </span>
      </button>
    </li>
  );
}

/**
 * Gives the name of what has changed: a text goes by where it is, a fact or a value of the agency by its name, anything
 * else by its record.
 */
function useChangeName({ file, id, isList, field = '', before, after }: Change, project: Project): string {
  const t = useTexts();
  const factName = useFactNames();
  const settingName = useSettingNames();
  const placeName = usePlaceNames(project);
  const messageName = useMessageNames(project);
  if (id !== undefined) return isList ? t('change.list', { list: messageName(id) }) : messageName(id);
  const [first = '', second] = field.split('.');
  if (file === 'content/facts.yaml') return `${factName(first)}${second === 'source' ? `: ${t('source')}` : ''}`;
  if (file === identityPath) {
    if (field === 'sample') return t('samples.agency');
    // `team.0.sample` says whether that person is a sample: it goes by the name beside it, `team.0.name`.
    const setting = project.settings.find(
      ({ pathInFile }) => pathInFile.join('.') === field.replace(/sample$/, 'name'),
    );
    return settingName(setting?.name ?? '') ?? field;
  }
  if (file === oldAddressesPath) return t('view.addresses');
  // `projects/bakery` for a picture in `public/images/projects/bakery/`.
  const caseOfPicture = /^public\/images\/(projects\/[^/]+)\//.exec(file)?.[1];
  const record = project.records.find(({ path }) => path === (caseOfPicture ? `content/${caseOfPicture}.yaml` : file));
  const recordName = record ? placeName(record.titleId) : file;
  if (caseOfPicture) return `${recordName}: ${t('picture')}`;
  // A record or page that was added or removed is one change, with its name as the text `before` or `after`.
  return field === '' ? after || before : `${recordName}: ${fieldName(first, second, t)}`;
}

/** Gives the name of a field of a record; `part` is the next name in its path, such as the index in the gallery. */
function fieldName(field: string, part: string | undefined, t: ReturnType<typeof useTexts>): string {
  if (field === 'published' || field === 'order' || field === 'dates' || field === 'successor') return t(field);
  if (field === 'cover' || field === 'thumbnail') return t(`picture.${field}`);
  if (field === 'services') return t('change.services');
  if (field === 'gallery')
    return part === undefined ? t('change.gallery') : t('picture.gallery', { at: Number(part) + 1 });
  // `slug`, or `slugByLocale` if it differs between languages.
  return field.startsWith('slug') ? t('slug.plain') : field;
}

/** Gives a message as a visitor reads it, the value of a fact as it is written, and the value of a record in words. */
function useReadable({ file, field = '', locale }: Change, project: Project): (text: string) => string {
  const t = useTexts();
  const [language] = useLanguage();
  const placeName = usePlaceNames(project);
  const { facts, values, records } = project;
  const [name, part] = field.split('.');
  const fact =
    file === 'content/facts.yaml' && part === 'value' ? facts.find((entry) => entry.name === name) : undefined;
  return (text) => {
    // Only a message has a locale.
    if (locale) return textAsRead(text, locale, values) ?? text;
    // A record without the field is published.
    if (field === 'published') return t(text === 'false' ? 'change.hidden' : 'change.visible');
    if (field === 'successor') return placeName(records.find(({ id }) => id === text)?.titleId ?? text);
    if (!fact || text === '') return text;
    return formatFactValue(typeof fact.value === 'number' ? Number(text) : text, fact.format, language);
  };
}
