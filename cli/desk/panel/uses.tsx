import { useState } from 'react';
import type { Project } from '#cli/desk/desk-api.ts';
import { useTexts } from './desk-texts.tsx';
import { pagesWith } from './page-uses.ts';

/** On which pages a text is; asked for when it is opened, because every page has to be read. */
export function Uses({ id, pages }: { id: string; pages: Project['pages'] }) {
  const t = useTexts();
  const [matches, setMatches] = useState<string[]>();
  const [isWhole, setWhole] = useState(false);
  const look = async () => {
    const paths = pages.map(({ path }) => path);
    setMatches(await pagesWith(id, paths, setMatches));
    setWhole(true);
  };
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && !matches && void look()}>
      <summary>{t('uses')}</summary>
      <p className="count" aria-live="polite">
        {isWhole ? t('uses.count', { count: matches?.length ?? 0 }) : t('uses.busy')}
      </p>
      <ul>
        {matches?.map((path) => (
          <li key={path} className="row-id">
            {path}
          </li>
        ))}
      </ul>
    </details>
  );
}
