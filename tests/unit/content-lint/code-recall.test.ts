import { describe, expect, test } from 'vitest';
import { codeCatalogues, codeDecoys, codeSeeds, keptId, unusedIds } from '../../fixtures/seeded-mistakes/code-seeds.ts';
import { projectFolder } from './project-folder.ts';

interface Report {
  findings: { code: string; severity: string; file: string; key?: string; line: number; column: number }[];
}

const layout = ['--messages', 'i18n/{locale}.json', '--source', 'nl', '--locales', 'nl,en', '--helpers', 'tr,i18n.get'];

/** Takes the marks out of a seed, and says where they stood: the columns at which a finding is right. */
function placed(marked: string): { text: string; line: number; from: number; to: number } {
  const before = marked.slice(0, marked.indexOf('«'));
  const line = before.split('\n').length;
  const from = before.length - before.lastIndexOf('\n');
  const token = marked.slice(before.length + 1, marked.indexOf('»'));
  return { text: marked.replace(/[«»]/g, ''), line, from, to: from + token.length - 1 };
}

/** What the program finds in a project of such files; notes fail nothing and are left out. */
async function findingsIn(code: readonly string[]): Promise<Report['findings']> {
  const files: Record<string, string> = {
    'i18n/nl.json': JSON.stringify(codeCatalogues.nl, null, 2),
    'i18n/en.json': JSON.stringify(codeCatalogues.en, null, 2),
    'i18n/exceptions.yaml': `- { rule: code/unused-id, key: ${keptId}, reason: Printed on the leaflet. }\n`,
  };
  code.forEach((text, at) => {
    files[`src/part${at}.tsx`] = `${text}\n`;
  });
  const { stdout } = await projectFolder(files).lint('check', '--format', 'json', ...layout);
  return (JSON.parse(stdout) as Report).findings.filter(({ severity }) => severity !== 'note');
}

const shown = (one: Report['findings'][number]) => `${one.code} ${one.file}:${one.line}:${one.column} ${one.key ?? ''}`;

describe('messages in code', () => {
  const seeds = codeSeeds.map(([code, marked]) => ({ code, marked, ...placed(marked) }));

  test('every one of 43 mistakes is found once, at its token', async () => {
    expect(seeds).toHaveLength(43);
    const findings = await findingsIn([...seeds.map(({ text }) => text), ...codeDecoys]);
    const missed = seeds.filter(({ code, line, from, to }, at) => {
      const own = findings.filter(({ file }) => file === `src/part${at}.tsx`);
      const [only, ...more] = own;
      return !(
        only &&
        more.length === 0 &&
        only.code === code &&
        only.line === line &&
        only.column >= from &&
        only.column <= to
      );
    });
    const about = (marked: string) =>
      findings
        .filter(({ file }) => file === `src/part${seeds.findIndex((one) => one.marked === marked)}.tsx`)
        .map(shown);
    expect(missed.map(({ code, marked }) => [code, marked, about(marked)])).toEqual([]);
    expect(findings.filter(({ code }) => code === 'code/unused-id').map(({ key }) => key)).toEqual([...unusedIds]);
  });

  test('none of 48 right uses is found', async () => {
    expect(codeDecoys).toHaveLength(48);
    const findings = (await findingsIn(codeDecoys)).filter(({ code }) => code !== 'code/unused-id');
    expect(findings.map((one) => `${shown(one)} ${codeDecoys[Number(/\d+/.exec(one.file)?.[0])]}`)).toEqual([]);
  });
});
