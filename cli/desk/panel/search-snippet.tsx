import type { Project, Texts } from '#cli/desk/desk-api.ts';
import { locales } from '#src/domain/locale.ts';
import { useTexts } from './desk-texts.tsx';
import { draftOf } from './drafts.ts';
import { textAsRead } from './text-as-read.ts';
import { type MessageDraft, messageDraftKey } from './use-message-draft.ts';

/** How many characters of a description a search engine shows, about. */
const maxDescription = 155;

interface Props {
  /** Id of the message that is open. */
  id: string;
  /** Its texts as they are typed. */
  texts: Texts;
  project: Pick<Project, 'messages' | 'values' | 'settings'>;
}

/** The title and description of a page as a search engine shows them; nothing for any other text. */
export function SearchSnippet({ id, texts, project: { messages, values, settings } }: Props) {
  const t = useTexts();
  // `pages.home.meta.` and `title` of `pages.home.meta.title`.
  const [, prefix, part] = /^(.*\.meta\.)(title|description)$/.exec(id) ?? [];
  if (!prefix || !part) return null;
  // The other of the two may have a draft too.
  const textsOf = (name: string): Texts => {
    if (name === part) return texts;
    const other = prefix + name;
    return (
      draftOf<MessageDraft>(messageDraftKey(other))?.texts ?? messages.find((each) => each.id === other)?.texts ?? {}
    );
  };
  const settingText = (name: string) => String(settings.find((each) => each.name === name)?.value ?? '');
  return (
    <section aria-label={t('search-result')} className="fields">
      {locales.map((locale) => {
        // Empty while the text has a mistake in its ICU.
        const textAsShown = (name: string) => textAsRead(textsOf(name)[locale] ?? '', locale, values) ?? '';
        const description = textAsShown('description');
        return (
          <div key={locale} lang={locale} className="result">
            <p className="row-id">{settingText('baseUrl').replace('https://', '')}</p>
            <p className="result-title">
              {textAsShown('title')} | {settingText('name')}
            </p>
            <p>
              {/* The last word may have been cut in two, and is left out. */}
              {description.length > maxDescription
                ? `${description.slice(0, maxDescription).replace(/\s\S*$/, '')} …`
                : description}
            </p>
          </div>
        );
      })}
    </section>
  );
}
