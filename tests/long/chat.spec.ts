import type { BrowserContext, Page } from '@playwright/test';
import { chatPolicy, type LiveChat } from '#src/domain/chat.ts';
import { headerRules } from '#src/domain/response-headers.ts';
import { chatPage } from '#src/ssg/site-files/chat-page.ts';
import { test as base, expect, expectAccessible, expectMissingFile, spoken } from '../e2e/visitor.ts';
import { serveSiteWith } from './serve-site-with.ts';

/** A visitor of a site of its own, which is built and served once, for the one process that runs this file. */
const test = base.extend<object, { chatSite: string }>({
  chatSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const { url, stop } = await serveSiteWith('chat', (record) =>
        record.replace(/^chat:\n {2}provider: none\n/m, 'chat:\n  provider: crisp\n  websiteId: stand-in\n'),
      );
      await use(url);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ chatSite }, use) => use(chatSite),
});

test.describe.configure({ mode: 'default' });

/** Dutch on a desktop and English on a phone, both in the process that has the server. */
const visits = [
  { locale: 'nl', viewport: { width: 1280, height: 800 } },
  { locale: 'en', viewport: { width: 390, height: 844 } },
] as const;

/** What each provider's loader does as far as a site can tell, in place of the loader itself. */
const loaders: Record<LiveChat['provider'], { url: string; code: string }> = {
  crisp: {
    url: 'https://client.crisp.chat/l.js',
    code: `
      const said = document.createElement('p');
      said.id = 'widget';
      document.body.append(said);
      const run = ([verb, what]) => { if (verb === 'do' && what === 'chat:open')
        said.textContent = ['crisp', CRISP_WEBSITE_ID, CRISP_RUNTIME_CONFIG.locale, 'open'].join(' '); };
      window.$crisp.forEach(run);
      window.$crisp.push = run;
      document.cookie = 'crisp-client%2Fsession=1; path=/';
      localStorage.setItem('crisp-client/session', '1');`,
  },
  tawk: {
    url: 'https://embed.tawk.to/**',
    code: `
      const said = document.createElement('p');
      said.id = 'widget';
      document.body.append(said);
      const src = document.querySelector('script[src*="embed.tawk.to"]').src;
      Tawk_API.maximize = () => { said.textContent = 'tawk ' + new URL(src).pathname + ' open'; };
      Tawk_API.onLoad();`,
  },
  chatwoot: {
    url: 'https://chat.example/packs/js/sdk.js',
    code: `
      window.chatwootSDK = { run({ websiteToken, baseUrl }) {
        const said = document.createElement('p');
        said.id = 'widget';
        document.body.append(said);
        window.$chatwoot = { toggle(state) {
          said.textContent = ['chatwoot', websiteToken, baseUrl, chatwootSettings.locale, state].join(' '); } };
        dispatchEvent(new Event('chatwoot:ready'));
      } };`,
  },
};

async function standIn(context: BrowserContext, provider: LiveChat['provider']): Promise<string[]> {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') asked.push(request.url());
  });
  const { url, code } = loaders[provider];
  await context.route(url, (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  return asked;
}

async function askForChat(page: Page): Promise<void> {
  await page.locator('[popovertarget=contact]').click();
  await page.locator('#contact [data-chat]').click();
}

const banner = (page: Page) => page.locator('#consent');
const widget = (page: Page) => page.frameLocator('#chat iframe').locator('#widget');

for (const { locale, viewport } of visits) {
  const { home, servicePage, consent } = spoken[locale];

  test(`the chat asks first, opens after a yes, and goes with a no, in ${locale}`, { tag: '@desktop' }, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(viewport);
    const asked = await standIn(context, 'crisp');
    await page.goto(home);
    await expect(banner(page)).toContainText('Crisp');
    await page.getByRole('button', { name: consent.close }).click();
    await expect(banner(page)).toHaveCount(0);

    await askForChat(page);
    await expect(banner(page)).toBeFocused();
    await expect(page.locator('#contact')).toBeHidden();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: consent.accept, exact: true }).click();
    await expect(widget(page)).toHaveText(`crisp stand-in ${locale} open`);
    expect(asked).toEqual(['https://client.crisp.chat/l.js']);
    await expect(banner(page)).toHaveCount(0);
    await expectAccessible(page, 'html');

    // The page itself stays under the strict policy: only the frame has the provider's hosts.
    const policy = (path: string) =>
      page.request.get(path).then((answer) => answer.headers()['content-security-policy'] ?? '');
    expect(await policy(home)).not.toContain('crisp');
    expect(await policy(home)).toContain("frame-ancestors 'none'");
    expect(await policy(`/chat/${locale}`)).toContain('https://*.crisp.chat');
    expect(await policy(`/chat/${locale}`)).toContain("frame-ancestors 'self'");

    await page.locator('#chat').getByRole('button').click();
    await expect(page.locator('#chat')).toBeHidden();
    await expect(page.locator('[popovertarget=contact]')).toBeFocused();
    // With the consent that is there now, the next click opens at once.
    await askForChat(page);
    await expect(page.locator('#chat')).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.locator('#chat')).toBeHidden();

    await page.goto(servicePage);
    await page.getByRole('button', { name: consent.change }).click();
    await page.getByRole('button', { name: consent.decline }).click();
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['cookieConsent']);
    expect(await context.cookies()).toEqual([]);
  });
}

test('a no leaves the other ways and loads nothing', { tag: '@desktop' }, async ({ page, context }) => {
  const asked = await standIn(context, 'crisp');
  await page.goto(spoken.nl.home);
  await page.getByRole('button', { name: spoken.nl.consent.decline }).click();
  await expect(banner(page)).toHaveCount(0);
  await askForChat(page);
  await page.getByRole('button', { name: spoken.nl.consent.decline }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.locator('#chat')).toHaveCount(0);
  await expect(page.locator('[popovertarget=contact]')).toBeFocused();
  expect(asked).toEqual([]);
  // Even the chat page by itself loads nothing for a visitor who has not said yes.
  await page.goto('/chat/nl');
  await expect(page.locator('#failed')).toBeVisible();
  expect(asked).toEqual([]);
});

test('where the browser refuses storage, the chat page names the other ways', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  const asked = await standIn(context, 'crisp');
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto('/chat/nl');
  await expect(page.locator('#failed')).toBeVisible();
  expect(asked).toEqual([]);
});

test('when the provider does not answer, the frame names the other ways', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await context.route(loaders.crisp.url, (route) => route.abort());
  await page.addInitScript(() => {
    localStorage.cookieConsent = 'accepted';
  });
  await page.goto(spoken.nl.home);
  await askForChat(page);
  const failed = page.frameLocator('#chat iframe').locator('#failed');
  await expect(failed).toBeVisible();
  await expect(failed.getByRole('link')).toHaveCount(2);
});

test('when the code of the chat does not arrive, the link leads where it leads without a script', {
  tag: '@desktop',
}, async ({ page, complaints }) => {
  await page.route(/\/assets\/(?:retry\/)?chat-/, (route) => route.abort());
  await page.route(/wa\.me/, (route) => route.fulfill({ body: 'WhatsApp' }));
  await page.addInitScript(() => {
    localStorage.cookieConsent = 'accepted';
  });
  await page.goto(spoken.nl.home);
  await askForChat(page);
  await expect(page).toHaveURL(/^https:\/\/wa\.me\//);
  expectMissingFile(complaints);
});

const others: LiveChat[] = [
  { provider: 'tawk', propertyId: 'property', widgetId: 'widget' },
  { provider: 'chatwoot', websiteToken: 'token', baseUrl: 'https://chat.example' },
];

for (const chat of others) {
  test(`${chat.provider} is loaded as its loader wants it, under its own policy`, { tag: '@desktop' }, async ({
    page,
    context,
    baseURL,
  }) => {
    const asked = await standIn(context, chat.provider);
    const rules = headerRules({
      scriptHashes: [],
      styleHashes: [],
      styledGroups: [],
      errorStyleHashes: [],
      hashedFiles: [],
      imageHosts: [],
      turnstilePages: [],
      chatPolicy: chatPolicy(chat),
    });
    const html = await (await page.request.get('/chat/nl')).text();
    const [, path = '', integrity = ''] = /src="([^"]+)" integrity="([^"]+)"/.exec(html) ?? [];
    await context.route(`${baseURL}/chat/nl`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: rules.at(-1)?.headers as Record<string, string>,
        body: chatPage({
          chat,
          script: { path, integrity },
          locale: 'nl',
          words: { title: 'Livechat', failed: 'De chat laadt niet.', contactLinks: [] },
        }),
      }),
    );
    await page.addInitScript(() => {
      localStorage.cookieConsent = 'accepted';
    });
    await page.goto(spoken.nl.home);
    await askForChat(page);
    const said = { tawk: 'tawk /property/widget open', chatwoot: 'chatwoot token https://chat.example nl open' };
    await expect(widget(page)).toHaveText(said[chat.provider as keyof typeof said]);
    expect(asked).toHaveLength(1);
  });
}
