import type { Page } from '@playwright/test';
import { type ContactField, fieldNames } from '#src/domain/contact-form.ts';
import { randomNumbers } from '../fixtures/random.ts';
import { expect, formOf, openDecided, spoken } from './visitor.ts';

type FieldName = Exclude<ContactField, 'service'>;

/**
 * Types into the form while its code arrives at some moment, with nodes of a browser extension put into it at others, and
 * expects every character where it was typed. Everything random follows from the seed.
 */
export async function typeWhileHydrating(page: Page, seed: number): Promise<void> {
  const next = randomNumbers(seed);
  const upTo = (count: number) => Math.floor(next() * count);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(/\/assets\/(?!index-)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, upTo(250)));
    await route.continue().catch(() => undefined);
  });
  // The same address again would be a reload, which keeps the draft.
  await openDecided(page, `${spoken.nl.contactPage}?seed=${seed}`);
  const form = formOf(page, 'nl');
  const names = fieldNames.filter((name) => name !== 'service');
  const expected: Partial<Record<FieldName, string>> = {};
  for (let turn = 0; turn < 4; turn += 1) {
    const name = names.splice(upTo(names.length), 1)[0] as FieldName;
    if (next() < 0.5) await putForeignNode(page, upTo(6));
    await form[name].click();
    let [text, caret] = ['', 0];
    for (let count = 4 + upTo(10); count > 0; count -= 1) {
      // The caret of an email field cannot be read, so a field that React renders again has it at the end.
      if (name !== 'email' && next() < 0.1) {
        await page.keyboard.press('ArrowLeft');
        caret = Math.max(0, caret - 1);
      }
      const character = 'abcdefgh0123'[upTo(12)] as string;
      await page.keyboard.press(character, { delay: upTo(3) });
      text = text.slice(0, caret) + character + text.slice(caret);
      caret += 1;
      if (next() < 0.05) await putForeignNode(page, upTo(6));
    }
    expected[name] = text;
  }
  await expect(page.locator('form[novalidate]')).toBeVisible();
  for (const [name, value] of Object.entries(expected)) {
    await expect(form[name as FieldName], `seed ${seed}, ${name}`).toHaveValue(value);
  }
}

/** Puts a node into the form as an extension does, at one of six places. */
const putForeignNode = (page: Page, place: number) =>
  page.evaluate((place) => {
    const field = document.querySelectorAll('form input:not([type=hidden]), form textarea')[place % 5];
    const node = document.createElement('password-helper');
    if (place < 2) field?.after(node);
    else if (place < 4) document.querySelector('form')?.prepend(node);
    else if (place === 4) field?.setAttribute('data-extension', 'on');
    else document.querySelector('form label')?.append(node);
  }, place);
