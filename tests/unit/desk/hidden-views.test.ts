import { expect, test } from 'vitest';
import { markedIds } from '#cli/desk/marks.ts';
import { showState, siteStates } from '#cli/desk/project/site-states.ts';
import { locales } from '#src/domain/locale.ts';
import { messages } from '#src/worker/generated/messages.ts';

test('every mail and every error of the form is in a state that the desk can show, with its id', () => {
  for (const locale of locales) {
    const states = siteStates.filter((state) => state.locale === locale);
    const shown = new Set(states.flatMap(({ name }) => markedIds(showState(process.cwd(), name, locale))));
    const wanted = Object.keys(messages[locale]).filter((key) => /^mail\.|\.errors\./.test(key));
    expect(wanted.filter((key) => !shown.has(key))).toEqual([]);
  }
});
