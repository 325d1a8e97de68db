import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { preflight } from '#cli/deploy/preflight.ts';

const identity = { email: 'info@bureau.nl', baseUrl: 'https://bureau.nl' };
const file = join(mkdtempSync(join(tmpdir(), 'preflight-')), 'wrangler.toml');

/** The configuration of this project with an owner's values in it. */
const ready = readFileSync('wrangler.toml', 'utf8')
  .replaceAll('windas.example', 'bureau.nl')
  .replaceAll('00000000-0000-0000-0000-000000000000', '6f1c2d34-5b6a-4c7d-8e9f-0a1b2c3d4e5f');

function problemsOf(text: string, environment: 'production' | 'preview' = 'production'): string[] {
  writeFileSync(file, text);
  return preflight(environment, identity, file);
}

/** Changes the part of one environment. */
const inProduction = (from: string | RegExp, to: string) => {
  const [before = '', part = ''] = ready.split('# Production:');
  return `${before}# Production:${part.replace(from, to)}`;
};

test.each(['production', 'preview'] as const)(
  'a configuration with the values of its owner passes for %s',
  (environment) => {
    expect(problemsOf(ready, environment)).toEqual([]);
  },
);

test('the samples that the project comes with are refused', () => {
  const sample = readFileSync('wrangler.toml', 'utf8');
  for (const environment of ['production', 'preview'] as const) {
    const problems = problemsOf(sample, environment).join('\n');
    expect(problems).toContain(`enquiries-${environment} has no database_id`);
    expect(problems).toContain('MAIL_TO is `info@windas.example`, where no mail is sent');
  }
});

test.each([
  [
    'a sample domain',
    { baseUrl: 'https://windas.example' },
    inProduction('pattern = "bureau.nl"', 'pattern = "windas.example"'),
    /the domain is windas\.example, a sample/,
  ],
  [
    'another sample domain',
    { baseUrl: 'https://www.example.com' },
    inProduction('pattern = "bureau.nl"', 'pattern = "www.example.com"'),
    /the domain is www\.example\.com, a sample/,
  ],
  ['another domain', {}, inProduction('pattern = "bureau.nl"', 'pattern = "buro.nl"'), /routes name buro\.nl/],
  [
    'another mail address',
    { email: 'hallo@bureau.nl' },
    ready,
    /MAIL_TO is `info@bureau\.nl`, content.* hallo@bureau\.nl/,
  ],
  [
    'a sender that the binding refuses',
    {},
    inProduction('MAIL_FROM = "site@bureau.nl"', 'MAIL_FROM = "web@bureau.nl"'),
    /send_email does not allow MAIL_FROM \(`web@bureau\.nl`\)/,
  ],
  [
    'a binding that only the local configuration has',
    {},
    inProduction(/\[\[env\.production\.ratelimits\]\][^[]+/, ''),
    /the binding RATE_LIMIT is absent/,
  ],
  ['a variable that is absent', {}, inProduction('QUIET_DAYS = "7"\n', ''), /the binding QUIET_DAYS is absent/],
])('%s is refused', (_, changed, text, problem) => {
  writeFileSync(file, text);
  expect(preflight('production', { ...identity, ...changed }, file)).toEqual([expect.stringMatching(problem)]);
});
