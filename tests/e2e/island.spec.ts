import type { Page } from '@playwright/test';
import { collectShifts } from './layout-shifts.ts';
import {
  expect,
  expectMissingFile,
  fillForm,
  formOf,
  idle,
  move,
  openDecided,
  spoken,
  test,
  visits,
} from './visitor.ts';

const hydrated = (page: Page) => page.locator('form[novalidate]');
const code = /\/assets\/(?!index-|fill-form-).+\.js$/;

/** Code that arrives late, by a number of milliseconds. */
async function delayCode(page: Page, milliseconds: number): Promise<void> {
  await page.route(code, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });
}

test.describe('the form is hydrated in place', () => {
  test('every node stays the same, nothing moves, and what was typed, selected and focused stays', {
    tag: '@desktop',
  }, async ({ page }) => {
    await collectShifts(page);
    // On a busy machine faces come after the first picture of the page, and move things a little.
    await page.route('**/*.woff2', (route) => route.abort());
    await delayCode(page, 600);
    await openDecided(page, spoken.nl.contactPage);
    const { message, name, service } = formOf(page, 'nl');
    const before = await page.evaluate(() => {
      const root = document.querySelector('island-root');
      const nodes: Node[] = [];
      const walker = document.createTreeWalker(root as Node, NodeFilter.SHOW_ALL);
      while (walker.nextNode()) nodes.push(walker.currentNode);
      const changes: string[] = [];
      new MutationObserver((records) => {
        for (const { type } of records) changes.push(type);
      }).observe(root as Node, { childList: true, characterData: true, subtree: true });
      const html = root?.innerHTML;
      Object.assign(window, { nodes, changes });
      return { nodes: nodes.length, html };
    });
    await name.fill('Ada');
    await service.selectOption('marketing');
    await message.fill('Een webshop voor kaas');
    await message.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(4, 11));
    await expect(hydrated(page)).toBeVisible();

    const after = await page.evaluate(() => {
      const { nodes, changes } = window as unknown as { nodes: Node[]; changes: string[] };
      const field = document.activeElement as HTMLTextAreaElement;
      return {
        connected: nodes.filter((node) => node.isConnected).length,
        changes,
        html: document.querySelector('island-root')?.innerHTML,
        shifts: window.testShifts,
        focused: field.name,
        selection: field.value.slice(field.selectionStart, field.selectionEnd),
      };
    });
    expect(after).toEqual({
      connected: before.nodes,
      changes: [],
      // What the form changes about itself once hydrated, and nothing else.
      html: before.html
        ?.replace('method="post"', 'method="post" novalidate=""')
        .replace(/(<textarea[^>]*) maxlength="\d+"/, '$1'),
      shifts: [],
      focused: 'message',
      selection: 'webshop',
    });
    await expect(name).toHaveValue('Ada');
    await expect(service).toHaveValue('marketing');
    await expect(page.locator('island-root')).not.toHaveAttribute('data-redrawn');
  });

  for (const intent of ['pointer', 'focus', 'touch', 'key'] as const) {
    // A desktop has no touch screen, a phone no pointer that hovers.
    const tag = intent === 'touch' ? '@phone' : intent === 'pointer' ? '@desktop' : [];
    test(`by ${intent}, and not before`, { tag }, async ({ page }) => {
      const loaded: string[] = [];
      page.on('request', (request) => code.test(request.url()) && loaded.push(request.url()));
      await openDecided(page, spoken.nl.contactPage);
      const { name, form } = formOf(page, 'nl');
      await idle(page);
      expect(loaded).toEqual([]);
      await form.scrollIntoViewIfNeeded();
      if (intent === 'pointer') await form.hover();
      if (intent === 'touch') await name.tap();
      if (intent === 'focus') await name.focus();
      if (intent === 'key') await name.press('A');
      await expect(hydrated(page)).toBeVisible();
      expect(loaded.some((url) => url.includes('/react-'))).toBe(true);
    });
  }

  test('the click that came first is made again, when React arrives a second late', { tag: '@desktop' }, async ({
    page,
  }) => {
    await delayCode(page, 1000);
    await openDecided(page, spoken.nl.contactPage);
    const { send, name, island } = formOf(page, 'nl');
    await send.click();
    await expect(island).toHaveAttribute('aria-busy', 'true');
    // The click waits, it is not lost to the native form either: nothing was sent and no bubble is shown.
    await expect(page).toHaveURL(spoken.nl.contactPage);
    await name.fill('typed while waiting');
    const summary = page.getByRole('group', { name: /2/ });
    await expect(summary).toBeFocused({ timeout: 15_000 });
    await expect(island).not.toHaveAttribute('aria-busy');
    await expect(name).toHaveValue('typed while waiting');
  });

  test('on a slow machine with a slow line the first enquiry is not lost', { tag: '@phone' }, async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await openDecided(page, spoken.nl.contactPage);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
    await fillForm(page, 'nl');
    await formOf(page, 'nl').send.click();
    await expect(page.getByRole('heading', { name: spoken.nl.sent.title })).toBeFocused({ timeout: 20_000 });
    await expect(page).toHaveURL(spoken.nl.contactPage);
  });

  test('a chunk that fails once is fetched once more', { tag: '@desktop' }, async ({ page }) => {
    // The address itself fails for good: what all islands import does so on behalf of those that import it.
    await page.route(/\/assets\/react-/, (route) => route.fulfill({ status: 404 }));
    const retried: string[] = [];
    page.on('request', (request) => request.url().includes('/assets/retry/') && retried.push(request.url()));
    await openDecided(page, spoken.nl.contactPage);
    await formOf(page, 'nl').name.focus();
    await expect(hydrated(page)).toBeVisible();
    expect(retried.filter((url) => url.includes('/react-'))).toHaveLength(1);
  });

  test('the validator that fails once is fetched once more', { tag: '@desktop' }, async ({ page, complaints }) => {
    await page.route(/\/assets\/create-validator-/, (route) => route.fulfill({ status: 404 }));
    await openDecided(page, spoken.nl.contactPage);
    const { name, send } = formOf(page, 'nl');
    await name.focus();
    await expect(hydrated(page)).toBeVisible();
    await send.click();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveURL(spoken.nl.contactPage);
    expectMissingFile(complaints);
  });

  test('a chunk that stays away leaves the native form, which sends and shows the thank-you page', {
    tag: '@desktop',
  }, async ({ page, complaints }) => {
    let tries = 0;
    await page.route(/\/contact-form-/, (route) => {
      tries += 1;
      return route.abort();
    });
    await openDecided(page, spoken.nl.contactPage);
    await fillForm(page, 'nl');
    await formOf(page, 'nl').send.click();
    await expect(page).toHaveURL(/\/nl\/bedankt\?reference=/);
    await expect(page.getByText(spoken.nl.sent.title)).toBeVisible();
    expect(tries).toBe(2);
    expectMissingFile(complaints);
  });

  test('nodes that a browser extension has put into the form do no harm', { tag: '@desktop' }, async ({ page }) => {
    await delayCode(page, 600);
    await openDecided(page, spoken.nl.contactPage);
    const { message, island } = formOf(page, 'nl');
    await page.evaluate(() => {
      for (const field of document.querySelectorAll('form input, form textarea')) {
        field.setAttribute('data-extension', 'on');
        field.after(document.createElement('grammar-helper'));
      }
      document.querySelector('form')?.prepend(document.createElement('password-helper'));
      for (const place of [document.documentElement, document.head, document.body])
        place.prepend(document.createElement('reader-helper'));
      // Typed before anybody reached for the form with pointer, key or focus, as a browser that restores a page does.
      const typed = document.querySelector('textarea');
      if (typed) typed.value = 'kept all the same';
    });
    await message.focus();
    await message.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(5, 8));
    await expect(hydrated(page)).toBeVisible();
    await expect(island).toHaveAttribute('data-redrawn');
    await expect(message).toHaveValue('kept all the same');
    await expect(message).toBeFocused();
    expect(
      await message.evaluate((field: HTMLTextAreaElement) =>
        field.value.slice(field.selectionStart, field.selectionEnd),
      ),
    ).toBe('all');
    await fillForm(page, 'nl');
    await formOf(page, 'nl').send.click();
    await expect(page.getByRole('heading', { name: spoken.nl.sent.title })).toBeFocused();
  });

  test('a field that is entered between the start of React and its rendering keeps its focus', {
    tag: '@desktop',
  }, async ({ page }) => {
    // React hands its rendering to the browser's message queue.
    await page.addInitScript(() => {
      const post = MessagePort.prototype.postMessage;
      MessagePort.prototype.postMessage = function (this: MessagePort, ...message: unknown[]) {
        document.documentElement.dataset.rendering = 'waits';
        setTimeout(() => Reflect.apply(post, this, message), 400);
      };
    });
    await openDecided(page, spoken.nl.contactPage);
    const { message, name, island } = formOf(page, 'nl');
    await page.evaluate(() => document.querySelector('form')?.prepend(document.createElement('password-helper')));
    await message.focus();
    await expect(page.locator('html[data-rendering]')).toBeAttached();
    await name.focus();
    await expect(island).toHaveAttribute('data-redrawn');
    await expect(name).toBeFocused();
    await page.keyboard.type('Ada');
    await expect(name).toHaveValue('Ada');
  });
});

for (const { locale, tag } of visits) {
  const { contactPage, casePage, servicesPage } = spoken[locale];

  test(`text does not become code, in ${locale}`, { tag }, async ({ page, complaints }) => {
    for (const path of [contactPage, casePage, servicesPage]) {
      await openDecided(page, path);
      // With it the page has made the one policy that it may.
      await move(page);
      expect(await page.evaluate(refusedSinks), path).toEqual([
        'html',
        'frame',
        'script',
        'address',
        'another policy',
        'the one policy again',
      ]);
      expect(complaints.length, path).toBeGreaterThanOrEqual(6);
      complaints.length = 0;
    }
  });
}

/** The ways from text to code that the page refuses. */
function refusedSinks(): string[] {
  const { trustedTypes } = window as unknown as {
    trustedTypes: { createPolicy(name: string, rules: object): void };
  };
  const rules = { createHTML: (text: string) => text };
  const sinks: Record<string, () => unknown> = {
    html: () => document.body.insertAdjacentHTML('beforeend', '<p>'),
    frame: () => Object.assign(document.createElement('iframe'), { srcdoc: '<p>' }),
    script: () => Object.assign(document.createElement('script'), { text: '1' }),
    address: () => Object.assign(document.createElement('script'), { src: '/assets/x.js' }),
    'another policy': () => trustedTypes.createPolicy('any', rules),
    'the one policy again': () => trustedTypes.createPolicy('rules', rules),
  };
  return Object.keys(sinks).filter((name) => {
    try {
      sinks[name]?.();
      return false;
    } catch {
      return true;
    }
  });
}
