import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestHarness, type TestHarness } from 'wrangler';
import { copyProject } from '../copy-project.ts';
import { enquiry, post } from '../worker/enquiry.ts';

/** A third language, added in a copy of the project by the steps that the README names; all words but one stay English. */
let copy = '';

const subject = 'Neue Anfrage {reference}';

/** Runs a script of package.json in the copy; gives its exit code and what it printed. */
function npm(script: string, ...parameters: string[]) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', script, '--', ...parameters], {
    cwd: copy,
    encoding: 'utf8',
  });
  return { status, printed: stdout + stderr };
}

beforeAll(() => {
  copy = copyProject('locale', ['tests']);
  run('new', 'locale', 'de', '--yes');
  const mail = join(copy, 'i18n/de/mail.json');
  writeFileSync(mail, JSON.stringify({ ...JSON.parse(readFileSync(mail, 'utf8')), subject }));
  run('assets');
  run('build');
}, 900_000);

function run(script: string, ...parameters: string[]): void {
  const { status, printed } = npm(script, ...parameters);
  expect(status, `npm run ${script}\n${printed}`).toBe(0);
}

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('src and cli pass the type check with a third language; tests do not, as they have no words for it', () => {
  const errors = npm('typecheck').printed.split('\n');
  expect(errors.filter((line) => /^(?:src|cli)\//.test(line))).toEqual([]);
});

test('the audit finds nothing but sizes: the link to a third language may push a page over its budget', () => {
  const { printed } = npm('audit');
  const findings = printed.split('\n').filter((line) => /^ {2}\S/.test(line));
  expect(findings.filter((line) => !line.startsWith('  budgets '))).toEqual([]);
  expect(printed).toMatch(/nothing found|findings in/);
});

test('every message is covered', () => {
  const { total } = JSON.parse(npm('content-lint', 'coverage', '--format', 'json').printed);
  const of = (name: string) => total.find(({ locale }: { locale: string }) => locale === name);
  expect(of('de')).toEqual({ ...of('en'), locale: 'de' });
  expect(of('de').percent).toBe(100);
});

test('pages of the new language say so; only links to other languages and offers of them are marked as another one', () => {
  const pages = globSync('dist/public/de/**/*.html', { cwd: copy });
  expect(pages.length).toBe(globSync('dist/public/en/**/*.html', { cwd: copy }).length);
  const marked = new Set<string>();
  for (const page of pages) {
    const html = readFileSync(join(copy, page), 'utf8');
    expect(html, page).toContain('<html lang="de"');
    expect(html, page).toMatch(/<a href="\/nl[^"]*" lang="nl" hrefLang="nl" class="item" data-switch/);
    for (const [tag] of html.matchAll(/<[^>]* lang="(?!de")[^>]*>/g)) marked.add(tag);
  }
  expect([...marked].filter((tag) => !/^<a [^>]*hrefLang=|^<aside data-suggest=/.test(tag))).toEqual([]);
});

interface Database {
  prepare(sql: string): { all(): Promise<unknown> };
}

describe('an enquiry in it', () => {
  let harness: TestHarness;
  const printed: string[] = [];

  beforeAll(async () => {
    for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
      vi.spyOn(console, level).mockImplementation((...values) => void printed.push(values.join(' ')));
    process.env.WRANGLER_WRITE_LOGS = 'false';
    harness = createTestHarness({ root: copy, workers: [{ configPath: join(copy, 'wrangler.toml') }] });
    await harness.listen();
    await harness.getWorker().applyD1Migrations('DB' as never);
  });

  afterAll(async () => {
    await harness.close();
    vi.restoreAllMocks();
  });

  test('is stored, thanked for and mailed in its words', async () => {
    const fields = enquiry();
    const answer = await harness.fetch('/?locale=de', post(fields, { Referer: 'http://localhost/de/contact' }));
    expect(answer.status).toBe(303);
    const thanks = answer.headers.get('Location') ?? '';
    expect(thanks).toMatch(/^\/de\/thanks\?reference=/);
    const reference = thanks.split('=')[1] ?? '';
    expect(await (await harness.fetch(thanks)).text()).toContain(reference);

    const { DB } = await harness.getWorker<{ DB: Database }>().getEnv();
    expect(await DB.prepare('SELECT id, locale, message FROM enquiries').all()).toMatchObject({
      results: [{ id: reference, locale: 'de', message: fields.message }],
    });
    const mailed = `Subject: Windas: ${subject.replace('{reference}', reference)}`;
    await vi.waitFor(() => expect(printed.join('\n')).toContain(mailed), 20_000);
  });
});
