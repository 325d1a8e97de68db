import { staleTranslations } from '#cli/content-lint/api.ts';
import { coverageOf, requiredCheck, subjectOf } from '#cli/content-lint/host.ts';
import {
  type Fact,
  type FactFormat,
  type FolderCoverage,
  identityPath,
  type Message,
  type Project,
  type Severity,
} from '#cli/desk/desk-api.ts';
import type { CheckedProject } from '#cli/desk/project/checked-project.ts';
import { hiddenViews } from '#cli/desk/project/hidden-views.ts';
import { textsIn } from '#cli/desk/project/message-edit.ts';
import { settingsOf } from '#cli/desk/project/settings-view.ts';
import { samplesIn } from '#cli/desk/publish/samples.ts';
import { fixedPagesView } from '#cli/desk/structure/fixed-pages-view.ts';
import { recordsView } from '#cli/desk/structure/records-view.ts';
import { listLengths, listLimitOf } from '#cli/site-rules/list-limits.ts';
import { limitOf } from '#cli/site-rules/text-limits.ts';
import { loadSite } from '#src/content/load-site.ts';
import { messageArguments, numberFormats } from '#src/domain/facts.ts';
import { factOfArgument } from '#src/domain/hours-prices.ts';
import { byLocale, type Locale, locales, sourceLocale } from '#src/domain/locale.ts';
import type { SiteModel } from '#src/domain/site-model.ts';
import { sitePages } from '#src/domain/site-pages.ts';

/** Everything that the panel shows. Throws a `ContentError` if a record does not pass its schema. */
export function deskProjectView(checked: CheckedProject): Project {
  const { site } = loadSite(checked.root);
  const messages = messagesOf(checked);
  return {
    messages,
    facts: factsOf(site.facts, messages),
    settings: settingsOf(checked.project.records.find(({ path }) => path === identityPath)?.data),
    samples: samplesIn(checked.project.records),
    records: recordsView(checked),
    fixedPages: fixedPagesView(checked),
    oldAddresses: site.oldAddresses,
    coverage: coverage(checked),
    lists: listsOf(checked),
    pages: sitePages(withDrafts(site)).map(({ path, locale }) => ({ path, locale })),
    // The mails and errors that no page of the site shows.
    hiddenViews: [...hiddenViews],
    values: messageArguments(site.facts, site.identity),
  };
}

/** The services and cases of the site with their drafts, which the desk shows too. */
function withDrafts({ services, projects, drafts }: SiteModel): Pick<SiteModel, 'services' | 'projects'> {
  return { services: [...services, ...drafts.services], projects: [...projects, ...drafts.projects] };
}

/** The least serious first. */
const bySeriousness: readonly Severity[] = ['note', 'warning', 'error'];

function messagesOf(checked: CheckedProject): Message[] {
  const { project, plugins, reports, severityOf } = checked;
  const isRequired = requiredCheck(plugins);
  const stale = new Set(staleTranslations(project).map(({ key }) => key));
  const severities = new Map<string, Severity>();
  const findingsIn = new Map<string, Set<string>>();
  for (const report of reports) {
    const { key, locale = sourceLocale } = subjectOf(report);
    // A finding in a record or in code is about no message.
    if (key === undefined) continue;
    const severity = severityOf(report);
    // The most serious finding of a message is the one that is shown.
    if (bySeriousness.indexOf(severity) >= bySeriousness.indexOf(severities.get(key) ?? severity)) {
      severities.set(key, severity);
    }
    findingsIn.set(key, (findingsIn.get(key) ?? new Set()).add(locale));
  }
  const ids = new Set(project.catalogues.flatMap((catalogue) => [...catalogue.messages.keys()]));
  return [...ids].map((id) => {
    const texts = textsIn(checked, id);
    const severity = severities.get(id);
    const limit = limitOf(id);
    return {
      id,
      texts,
      isStale: stale.has(id),
      // A locale may lack a message that is not required there, but a text that is there must not be empty.
      missing: locales.filter((locale) => {
        const text = texts[locale];
        return text === undefined ? isRequired(id, locale) : text.trim() === '';
      }),
      ...(severity && { severity }),
      findingsIn: locales.filter((locale) => findingsIn.get(id)?.has(locale)),
      ...(limit && { limit: { min: limit.min, max: limit.max } }),
    };
  });
}

function factsOf(facts: object, messages: readonly Message[]): Fact[] {
  const shownIn = new Map<string, Set<string>>();
  const formats = new Map<string, string>();
  for (const { id, texts } of messages) {
    // `{price}`, `{price, number}` and `{price, number, euro}`: the name, and the format if there is one.
    for (const [, argument = '', format] of Object.values(texts)
      .join(' ')
      .matchAll(/\{\s*(\w+)\s*(?:,\s*number\s*(?:,\s*(\w+)\s*)?)?[,}]/g)) {
      // `hours4Price` shows the fact `hourPrice`.
      const name = factOfArgument(argument);
      shownIn.set(name, (shownIn.get(name) ?? new Set()).add(id));
      if (format) formats.set(name, format);
    }
  }
  const entries: [string, { value: string | number; source: string; sample?: true }][] = Object.entries(facts);
  return entries.map(([name, { value, source, sample }]) => {
    const format = formatOf(value, formats.get(name));
    const ids = [...(shownIn.get(name) ?? [])];
    return { name, value, format, argument: argumentOf(name, format), source, isSample: sample ?? false, shownIn: ids };
  });
}

/** How a fact is written: a number has the format that the messages that show it give it. */
function formatOf(value: string | number, usedFormat: string | undefined): FactFormat {
  if (typeof value === 'string') return /^\d\d:\d\d$/.test(value) ? 'clock' : 'text';
  return usedFormat !== undefined && usedFormat in numberFormats
    ? (usedFormat as keyof typeof numberFormats)
    : 'number';
}

/** The ICU argument that shows a fact in a message. */
function argumentOf(name: string, format: FactFormat): string {
  if (format === 'clock' || format === 'text') return `{${name}}`;
  return format === 'number' ? `{${name}, number}` : `{${name}, number, ${format}}`;
}

/** The limits of the lists of messages, by the name of the list. A list without a limit is left out. */
function listsOf({ project }: CheckedProject): Project['lists'] {
  const lists = listLengths(project.catalogues[0]?.messages.keys() ?? []).keys();
  return Object.fromEntries(
    lists.flatMap((list) => {
      const limit = listLimitOf(list);
      return limit ? [[list, limit] as const] : [];
    }),
  );
}

/** Counts the texts of each folder of messages. A file right below the folder of its locale counts as a folder. */
function coverage({ project, plugins }: CheckedProject): FolderCoverage[] {
  const folders = new Map<string, FolderCoverage>();
  for (const { file, locales: counts } of coverageOf(project, plugins).files) {
    // `pages` for `i18n/nl/pages/home.json`.
    const folder = file.split('/')[2]?.replace(/\.json$/, '') ?? file;
    const sum = folders.get(folder) ?? { folder, locales: byLocale(zeroCounts) };
    for (const { locale, present, wanted } of counts) {
      const total = sum.locales[locale as Locale];
      total.present += present;
      total.wanted += wanted;
    }
    folders.set(folder, sum);
  }
  return [...folders.values()];
}

function zeroCounts() {
  return { present: 0, wanted: 0 };
}
