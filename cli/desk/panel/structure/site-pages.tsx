import type { Project } from '#cli/desk/desk-api.ts';
import { useTexts } from '../desk-texts.tsx';
import { isFoundIn } from '../search-text.ts';
import { usePlaceNames } from '../use-place-names.ts';
import { PageRow } from './page-row.tsx';

interface Props {
  project: Project;
  filter: string;
  onShow: (pagePath: string) => void;
  onOpen: (messageId: string) => void;
}

/** The pages that are no service and no case. */
export function SitePages({ project, filter, onShow, onOpen }: Props) {
  const t = useTexts();
  // A page goes by its title, as everywhere at the desk.
  const placeName = usePlaceNames(project);
  const titled = project.fixedPages.map((page) => ({ page, title: placeName(page.titleId) }));
  const shown = titled.filter(({ page, title }) => {
    // A page has an address in each locale.
    const addresses = page.pages.map(({ path }) => path).join(',');
    return isFoundIn(`${title} ${addresses}`, filter);
  });
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="records-pages">
      <h3 id="records-pages">{t('records.pages')}</h3>
      <ul>
        {shown.map(({ page, title }) => (
          <li key={page.route}>
            <PageRow
              page={page}
              title={title}
              // One of them takes over the address if this page is removed.
              others={titled
                .filter((other) => other.page !== page)
                .map((other) => ({ id: other.page.route, title: other.title }))}
              onShow={onShow}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
