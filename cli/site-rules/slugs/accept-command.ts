import { resolve } from 'node:path';
import type { Project } from '#cli/content-lint/project/project.ts';
import { writeProjectFiles } from '#cli/content-lint/project/write-files.ts';
import type { ToolLanguage } from '#cli/content-lint/reports/language.ts';
import { print } from '#cli/content-lint/reports/print.ts';
import { reportTexts } from '#cli/content-lint/reports/report-texts.ts';
import { readSiteRecords } from '#cli/site-rules/records/site-records.ts';
import { emptySlugLock, slugLockPath } from '#src/domain/slug-lock.ts';
import { acceptedSlugs } from './accept-slugs.ts';
import { liveSlugs } from './slug-history.ts';
import { slugLockText } from './slug-lock-text.ts';

interface AcceptSlugsOptions {
  root: string;
  lang: ToolLanguage;
  into?: Record<string, string>;
}

/** `content-lint accept --slugs`: takes every slug as it is now into the lock. 2 where the lock or a record cannot be read. */
export function acceptSlugs(project: Project, { root, lang, into = {} }: AcceptSlugsOptions): number {
  const texts = reportTexts[lang].accept;
  const records = readSiteRecords(project);
  const file = project.records?.find(({ path }) => path === slugLockPath);
  const broken = [
    ...(records?.issues ?? []).map(({ file: { path } }) => path),
    ...(project.records ?? []).filter(({ data }) => data === undefined).map(({ path }) => path),
  ].filter((path) => path === slugLockPath || /^content\/(?:services|projects)\//.test(path));
  if (!records || broken.length > 0) {
    process.stderr.write(`${texts.brokenRecords(broken)}\n`);
    return 2;
  }
  const lock = records.slugLock?.value ?? emptySlugLock;
  const live = liveSlugs({ project });
  const unknown = Object.entries(into).flatMap(([from, to]) => [
    ...(from in lock.services || from in lock.projects ? [] : [from]),
    ...(live.some(({ id }) => id === to) ? [] : [to]),
  ]);
  if (unknown.length > 0) {
    process.stderr.write(`${texts.noRecord(unknown)}\n`);
    return 2;
  }
  const { lock: accepted, added, left } = acceptedSlugs(lock, live, into);
  writeProjectFiles(resolve(root), new Map([[slugLockPath, slugLockText(accepted, file?.text)]]));
  print(`${[texts.slugs(slugLockPath), ...added.map((one) => `  ${one}`)].join('\n')}\n`);
  if (left.length === 0) return 0;
  process.stderr.write(`${texts.left(left)}\n`);
  return 1;
}
