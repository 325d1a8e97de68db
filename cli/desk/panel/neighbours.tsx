import type { Project } from '#cli/desk/desk-api.ts';
import { sourceLocale } from '#src/domain/locale.ts';
import { useLanguage, useTexts } from './desk-texts.tsx';
import { useMessageNames } from './use-message-names.ts';

interface Props {
  id: string;
  project: Project;
  onOpen: (id: string) => void;
}

/** The messages beside an open one: their ids begin with the same parts, all but the last. */
export function Neighbours({ id, project, onOpen }: Props) {
  const t = useTexts();
  const [language] = useLanguage();
  const { messages } = project;
  const nameOf = useMessageNames(project);
  const group = id.slice(0, id.lastIndexOf('.') + 1);
  const beside = messages.filter((message) => message.id !== id && message.id.startsWith(group));
  if (beside.length === 0) return null;
  return (
    <details>
      <summary>{t('neighbours', { count: beside.length })}</summary>
      <ul>
        {beside.map(({ id: other, texts }) => (
          <li key={other}>
            <button type="button" className="row" onClick={() => onOpen(other)}>
              <span className="row-text">{texts[language] ?? texts[sourceLocale]}</span>
              <span className="row-role">{nameOf(other)}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
