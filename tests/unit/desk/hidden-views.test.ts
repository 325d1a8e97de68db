import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { invisibleIdsIn } from '#cli/desk/invisible-ids.ts';
import { hiddenViews, showHiddenView } from '#cli/desk/project/hidden-views.ts';
import { locales } from '#src/domain/locale.ts';
import { messages } from '#src/worker/generated/messages.ts';
import { folderOf } from '../content-lint/temporary-folder.ts';

test('every mail and every error of the form is in a view that the desk can show, with its id', () => {
  for (const locale of locales) {
    const views = hiddenViews.filter((view) => view.locale === locale);
    const shown = new Set(views.flatMap(({ name }) => invisibleIdsIn(showHiddenView(process.cwd(), name, locale))));
    const wanted = Object.keys(messages[locale]).filter((key) => /^mail\.|\.errors\./.test(key));
    expect(wanted.filter((key) => !shown.has(key))).toEqual([]);
  }
});

test('the subject of a mail is shown with its dollar signs', () => {
  const root = folderOf({});
  for (const folder of ['content', 'i18n']) cpSync(folder, join(root, folder), { recursive: true });
  const file = join(root, 'i18n/nl/mail.json');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('Nieuwe aanvraag', () => 'Vraag $$ of $&'),
  );
  // The words of the view stay in the modules of the Worker until the next view is shown.
  onTestFinished(() => void showHiddenView(process.cwd(), 'mail', 'nl'));
  expect(showHiddenView(root, 'mail', 'nl')).toContain('Vraag $$ of $&amp; 7K3F-9QTM');
});
