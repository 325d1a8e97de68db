import type { Page } from '@playwright/test';
import { type Fault, faults, faultyProxy } from './faulty-proxy.ts';
import { expect, fillForm, formOf, openDecided, spoken, test } from './visitor.ts';

/** The scripts that the form waits for, one after the other. */
const formChunks = ['react', 'hydrate', 'contact-form', 'create-validator'] as const;

/** Three seconds of waiting, and what a busy machine adds. */
const patience = 4500;

/** Opens a page of the site with a fault in one of its scripts; gives what ends it. */
async function openWithFault(page: Page, path: string, chunk: string, fault: Fault, site: string): Promise<() => void> {
  const proxy = await faultyProxy(site, new RegExp(`/assets/${chunk}-`), fault);
  await openDecided(page, proxy.origin + path);
  return proxy.close;
}

/** Does something and gives how long it took until the form was posted, in milliseconds. */
async function timeUntilPost(page: Page, act: () => Promise<void>): Promise<number> {
  const posted = page.waitForRequest((request) => request.method() === 'POST', { timeout: 15_000 });
  const started = Date.now();
  await act();
  await posted;
  return Date.now() - started;
}

for (const chunk of formChunks) {
  for (const fault of faults) {
    test(`an enquiry is sent although ${chunk} is ${fault}`, { tag: '@desktop' }, async ({ page, baseURL }) => {
      const end = await openWithFault(page, spoken.nl.contactPage, chunk, fault, String(baseURL));
      await fillForm(page, 'nl');
      const { send } = formOf(page, 'nl');
      expect(await timeUntilPost(page, () => send.click({ noWaitAfter: true }))).toBeLessThan(patience);
      await expect(page.getByRole('heading', { name: spoken.nl.sent.title })).toBeVisible();
      end();
    });
  }

  test(`Enter sends an enquiry although ${chunk} is stalled`, { tag: '@desktop' }, async ({ page, baseURL }) => {
    const end = await openWithFault(page, spoken.nl.contactPage, chunk, 'stalled', String(baseURL));
    await fillForm(page, 'nl');
    const { name } = formOf(page, 'nl');
    expect(await timeUntilPost(page, () => name.press('Enter', { noWaitAfter: true }))).toBeLessThan(patience);
    await expect(page.getByRole('heading', { name: spoken.nl.sent.title })).toBeVisible();
    end();
  });
}

for (const chunk of ['react', 'hydrate', 'gallery'] as const) {
  test(`a picture of a case opens although ${chunk} is stalled`, { tag: '@desktop' }, async ({ page, baseURL }) => {
    const end = await openWithFault(page, spoken.nl.casePage, chunk, 'stalled', String(baseURL));
    const started = Date.now();
    await page.locator('island-root[data-island=gallery] a').first().click({ noWaitAfter: true });
    await page.waitForURL(/\/images\//, { timeout: 15_000 });
    expect(Date.now() - started).toBeLessThan(patience);
    end();
  });
}
