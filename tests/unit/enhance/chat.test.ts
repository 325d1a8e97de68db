import { describe, expect, test } from 'vitest';
import { chatName, chatPolicy, type LiveChat } from '#src/domain/chat.ts';
import { headersFile } from '#src/domain/headers-file.ts';
import { headerRules } from '#src/domain/response-headers.ts';
import { chatPage } from '#src/ssg/site-files/chat-page.ts';

const chats: LiveChat[] = [
  { provider: 'tawk', propertyId: 'p', widgetId: 'w' },
  { provider: 'crisp', websiteId: 'c' },
  { provider: 'chatwoot', websiteToken: 't', baseUrl: 'https://chat.example/path' },
];

test('without a provider there is no rule and no name', () => {
  expect(chatPolicy({ provider: 'none' })).toBeNull();
  expect(chatName({ provider: 'none' })).toBe('none');
});

describe.each(chats)('$provider', (chat) => {
  const rules = headerRules({
    scriptHashes: [],
    styleHashes: ['sha256-x'],
    styledGroups: [],
    errorStyleHashes: [],
    hashedFiles: [],
    imageHosts: [],
    chatPolicy: chatPolicy(chat),
    turnstilePages: [],
  });
  const policyOf = (path: string) => rules.find((rule) => rule.path === path)?.headers['Content-Security-Policy'] ?? '';

  test('has its hosts in the policy of the chat page and in no other', () => {
    expect(policyOf('/chat/*')).toMatch(/script-src 'self' https:\/\/\S+/);
    expect(policyOf('/chat/*')).toContain("frame-ancestors 'self'");
    expect(policyOf('/*')).not.toMatch(/tawk|crisp|chat\.example/);
    expect(policyOf('/*')).toContain("frame-ancestors 'none'");
  });

  test('may style its widget, which a hash beside it would forbid', () => {
    const styles = /style-src ([^;]*)/.exec(policyOf('/chat/*'))?.[1] ?? '';
    expect(styles).toContain("'unsafe-inline'");
    expect(styles).not.toContain('sha256-');
  });

  test('may never run code from a string or from the page itself', () => {
    const scripts = /script-src ([^;]*)/.exec(policyOf('/chat/*'))?.[1] ?? '';
    expect(scripts).not.toMatch(/unsafe|\*\s|data:/);
  });

  test('fits the header file, where its rule replaces the general one', () => {
    expect(headersFile(rules)).toContain('/chat/*\n  ! Content-Security-Policy\n  Content-Security-Policy: ');
  });

  test('gets its settings as JSON in an attribute, and the page says what to do when it stays away', () => {
    const html = chatPage({
      chat,
      script: { path: '/assets/chat-page-x.js', integrity: 'sha384-y' },
      locale: 'en',
      words: {
        title: 'Chat & more',
        failed: 'It does not load.',
        contactLinks: [{ href: '/en/contact', label: 'Form' }],
      },
    });
    const settings = /data-settings="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '';
    expect(JSON.parse(settings)).toEqual({ ...chat, locale: 'en' });
    expect(html).toContain('<title>Chat &amp; more</title>');
    expect(html).toContain('noindex');
    expect(html).toContain('<main id="failed" hidden><p>It does not load.</p>');
    expect(html).not.toMatch(/<script(?![^>]* src=)/);
  });
});
