import type { Page } from '@playwright/test';
import { type Fault, faultyProxy } from './faulty-proxy.ts';
import { expect, fillForm, formOf, openDecided, spoken } from './visitor.ts';

/** The scripts that the form waits for, one after the other. */
export const formChunks = ['react', 'hydrate', 'contact-form', 'create-validator'] as const;

/** Three seconds of waiting, and what a busy machine adds. */
const patience = 4500;

/** Opens a page of the site with a fault in one of its scripts; gives what ends it. */
async function openWithFault(page: Page, path: string, chunk: string, fault: Fault, site: string): Promise<() => void> {
  const proxy = await faultyProxy(site, new RegExp(`/${chunk}-`), fault);
  await openDecided(page, proxy.origin + path);
  return proxy.close;
}

interface FaultySending {
  chunk: (typeof formChunks)[number];
  fault: Fault;
  by?: 'click' | 'Enter';
  /** Another script, which comes two and a half seconds after the form was sent. */
  late?: (typeof formChunks)[number];
}

/** Sends the form of a page whose script has a fault, and expects it to be posted in time and to arrive. */
export async function expectSent(
  page: Page,
  site: string,
  { chunk, fault, by = 'click', late }: FaultySending,
): Promise<void> {
  const end = await openWithFault(page, spoken.nl.contactPage, chunk, fault, site);
  const isSent = Promise.withResolvers<void>();
  if (late)
    await page.route(new RegExp(`/assets/${late}-`), async (route) => {
      await isSent.promise;
      await new Promise((resolve) => setTimeout(resolve, 2500));
      await route.continue();
    });
  await fillForm(page, 'nl');
  const { send, name } = formOf(page, 'nl');
  const posted = page.waitForRequest((request) => request.method() === 'POST', { timeout: 15_000 });
  const started = Date.now();
  await (by === 'click' ? send.click({ noWaitAfter: true }) : name.press('Enter', { noWaitAfter: true }));
  isSent.resolve();
  await posted;
  expect(Date.now() - started).toBeLessThan(patience);
  await expect(page.getByRole('heading', { name: spoken.nl.sent.title })).toBeVisible();
  end();
}

/** Chooses a picture of a case whose script never comes, and expects the picture itself in time. */
export async function expectPictureDespite(page: Page, site: string, chunk: string): Promise<void> {
  const end = await openWithFault(page, spoken.nl.casePage, chunk, 'stalled', site);
  const started = Date.now();
  await page.locator('island-root[data-island=gallery] a').first().click({ noWaitAfter: true });
  await page.waitForURL(/\/images\//, { timeout: 15_000 });
  expect(Date.now() - started).toBeLessThan(patience);
  end();
}
