import { describe, expect, test } from 'vitest';
import { headersFor, readHeaderRules } from '#cli/audit/header-rules.ts';
import { contentSecurityPolicy } from '#src/domain/content-security-policy.ts';
import { headersFile } from '#src/domain/headers-file.ts';
import { headerRules, workerHeaders } from '#src/domain/response-headers.ts';
import { grade } from '../site/observatory-grade.ts';
import { enquiry, post } from './enquiry.ts';
import { useWorker } from './harness.ts';

const { harness } = useWorker();

describe('what the assets answer', () => {
  const read = async (path: string) => (await harness.fetch(path, { redirect: 'manual' })).headers;

  test('pages are checked again each time, files with a hash in their name are kept', async () => {
    expect((await read('/nl')).get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect((await read('/nl/nope')).get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect((await read('/assets/entry.js')).get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  });

  // A browser that comes to the address itself is answered by the assets, a script or font by way of the Worker.
  test.each(['navigate', 'cors'])('a file with a hash that is not there is a page nobody keeps (%s)', async (mode) => {
    for (const path of ['/assets/gone-12345678.js', '/assets/retry/gone-12345678.js']) {
      const answer = await harness.fetch(path, { headers: { 'Sec-Fetch-Mode': mode } });
      expect(answer.status).toBe(404);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.headers.get('Content-Security-Policy')).toContain("style-src 'self' 'sha256-AAAA'");
    }
  });

  test('the same security headers stand on pages, redirects, missing pages and the Worker’s answers', async () => {
    const { 'Cache-Control': _, 'Content-Security-Policy': policy, ...shared } = workerHeaders();
    for (const path of ['/nl', '/en/contact', '/nl/', '/nl/nope', '/nope', '/']) {
      const headers = await read(path);
      for (const [name, value] of Object.entries(shared)) expect(headers.get(name), `${name} of ${path}`).toBe(value);
      expect(headers.get('Content-Security-Policy')?.split(';')).toHaveLength(policy?.split(';').length ?? 0);
    }
  });

  test('a file carries what a browser heeds on files, and a policy that allows nothing', async () => {
    const headers = await read('/assets/entry.js');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(headers.get('Strict-Transport-Security')).toContain('max-age=63072000');
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('Permissions-Policy')).toBeNull();
  });
});

describe('the policy', () => {
  test('is the agreed one', () => {
    expect(
      contentSecurityPolicy({
        scriptHashes: ['sha256-CC='],
        styleHashes: ['sha256-AA=', 'sha256-BB='],
        imageHosts: ['https://faces.example'],
      }),
    ).toBe(
      "default-src 'none'; script-src 'self' 'sha256-CC='; style-src 'self' 'sha256-AA=' 'sha256-BB='; " +
        "img-src 'self' data: https://faces.example; font-src 'self'; connect-src 'self'; frame-src 'self'; " +
        "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; " +
        "require-trusted-types-for 'script'; trusted-types rules",
    );
  });

  test('widens single directives, and gives up `none` where it does', () => {
    const more = {
      'frame-src': ['https://chat.example'],
      'frame-ancestors': ["'self'"],
      'media-src': ['https://m.example'],
    };
    const policy = contentSecurityPolicy({ more });
    expect(policy).toContain("frame-src 'self' https://chat.example;");
    expect(policy).toContain("frame-ancestors 'self';");
    expect(policy).toContain('media-src https://m.example;');
  });

  test('has no Trusted Types where scripts of others run', () => {
    expect(contentSecurityPolicy({ more: { 'img-src': ['https://a.example'] } })).toContain(
      'require-trusted-types-for',
    );
    expect(contentSecurityPolicy({ more: { 'script-src': ['https://a.example'] } })).not.toContain('trusted-types');
  });

  test.each(['faces.example', 'http://faces.example', '*', 'https://a.example; script-src *', 'https://a b'])(
    'refuses the host %j',
    (host) => {
      expect(() => contentSecurityPolicy({ imageHosts: [host] })).toThrow(/https:\/\/host/);
    },
  );
});

describe('the _headers file', () => {
  const none = {
    ...{ scriptHashes: [], styleHashes: [], styledGroups: [], errorStyleHashes: [], hashedFiles: [], imageHosts: [] },
    chatPolicy: null,
    turnstilePages: [],
  };

  test('takes a header away before a later rule sets it again', () => {
    const chatPolicy = { path: '/chat', sources: { 'script-src': ['https://chat.example'] } };
    const text = headersFile(headerRules({ ...none, chatPolicy }));
    expect(text).toMatch(/\/assets\/\*\n(?: {2}! .*\n)+ {2}Cache-Control: /);
    expect(text).toMatch(
      /\/chat\n {2}! Content-Security-Policy\n {2}Content-Security-Policy: .*https:\/\/chat\.example/,
    );
    expect(text.match(/^\S+/gm)?.length).toBe(headerRules({ ...none, chatPolicy }).length);
  });

  test('names the styles of a group of pages there and nowhere else', () => {
    const styledGroups = [{ path: '/en/services/*', styleHashes: ['sha256-CC='] }];
    const rules = readHeaderRules(headersFile(headerRules({ ...none, styleHashes: ['sha256-AA='], styledGroups })));
    const styles = (path: string) =>
      /style-src[^;]*/.exec(headersFor(rules, path)['Content-Security-Policy'] ?? '')?.[0];
    expect(styles('/en/about')).toBe("style-src 'self' 'sha256-AA='");
    expect(styles('/en/services')).toBe("style-src 'self' 'sha256-AA='");
    expect(styles('/en/services/branding')).toBe("style-src 'self' 'sha256-CC='");
  });

  test('lets Turnstile run on the pages with the form and nowhere else', () => {
    const rules = readHeaderRules(
      headersFile(headerRules({ ...none, styleHashes: ['sha256-AA='], turnstilePages: ['/nl/contact'] })),
    );
    const policy = (path: string) => headersFor(rules, path)['Content-Security-Policy'] ?? '';
    expect(policy('/nl/contact')).toContain("script-src 'self' https://challenges.cloudflare.com;");
    expect(policy('/nl/contact')).toContain("frame-src 'self' https://challenges.cloudflare.com;");
    expect(policy('/nl/contact')).toContain("style-src 'self' 'sha256-AA='");
    for (const path of ['/nl', '/en/contact', '/nl/privacy']) expect(policy(path)).not.toContain('cloudflare');
  });

  test('has no rule twice for one path', () => {
    const paths = headerRules(none).map((rule) => rule.path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('is refused where the platform would drop a part of it', () => {
    const hashes = (count: number) =>
      Array.from({ length: count }, (_, index) => `sha256-${String(index).padStart(43, 'A')}=`);
    expect(() => headersFile(headerRules({ ...none, styleHashes: hashes(20) }))).not.toThrow();
    expect(() => headersFile(headerRules({ ...none, styleHashes: hashes(40) }))).toThrow(/2000 characters a line/);
    const rules = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ path: `/${index}`, headers: { A: 'b' } }));
    expect(() => headersFile(rules(100))).not.toThrow();
    expect(() => headersFile(rules(101))).toThrow(/100 rules/);
    expect(() => headersFile([{ path: '/', headers: { A: 'b\nC: d' } }])).toThrow(/line break/);
  });
});

test('every answer of the Worker itself has the full marks of the Observatory', async () => {
  const thanks = '/nl/bedankt?reference=AAAA-0001';
  const answers: Record<string, Promise<Response>> = {
    'the redirect of /': harness.fetch('/', { redirect: 'manual' }) as never,
    'HEAD /': harness.fetch('/', { method: 'HEAD', redirect: 'manual' }) as never,
    'an enquiry': harness.fetch('/', post(enquiry())) as never,
    'an enquiry as JSON': harness.fetch('/', post(enquiry(), { Accept: 'application/json' })) as never,
    'another method': harness.fetch('/', { method: 'OPTIONS' }) as never,
    'a post to a page of the Worker': harness.fetch('/en/thanks', post(enquiry())) as never,
    'the thank-you page': harness.fetch(thanks) as never,
  };
  for (const [name, answer] of Object.entries(answers)) {
    const { headers } = await answer;
    const { score, failed } = grade({ headers, html: '' });
    expect([name, failed]).toEqual([name, []]);
    expect(score, name).toBeGreaterThanOrEqual(140);
  }
});
