import { expect, test } from 'vitest';
import { markedIds } from '#cli/desk/marks.ts';
import { hiddenViews, showHiddenView } from '#cli/desk/project/hidden-views.ts';
import { locales } from '#src/domain/locale.ts';
import { messages } from '#src/worker/generated/messages.ts';

test('every mail and every error of the form is in a view that the desk can show, with its id', () => {
  for (const locale of locales) {
    const views = hiddenViews.filter((view) => view.locale === locale);
    const shown = new Set(views.flatMap(({ name }) => markedIds(showHiddenView(process.cwd(), name, locale))));
    const wanted = Object.keys(messages[locale]).filter((key) => /^mail\.|\.errors\./.test(key));
    expect(wanted.filter((key) => !shown.has(key))).toEqual([]);
  }
});
