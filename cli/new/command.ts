import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Argument, Command, Option } from 'commander';
import { openProject } from '#cli/content-lint/host.ts';
import { ask, choose } from '#cli/new/ask.ts';
import { applyChange } from '#cli/new/change.ts';
import { newCase } from '#cli/new/new-case.ts';
import { newLocale } from '#cli/new/new-locale.ts';
import { newPage } from '#cli/new/new-page.ts';
import { newService } from '#cli/new/new-service.ts';
import { type CategoryId, categoryIds } from '#src/domain/category.ts';
import { alternateLocales, type Locale, locales, sourceLocale } from '#src/domain/locale.ts';

const kinds = ['service', 'project', 'page', 'locale'] as const;

type Kind = (typeof kinds)[number];

interface NewOptions extends Partial<Record<Locale, string>> {
  category?: CategoryId;
  yes?: boolean;
}

export const command = new Command('new')
  .description(
    'Begins a service, a case or a page: every file of it in all languages. Or a language: every row, page and text of it. Asks for what is not given.',
  )
  .addArgument(new Argument('<kind>', 'what it is').choices(kinds))
  .argument('[code]', 'of a locale: the code of its language, such as `de`')
  .addOption(new Option('--category <id>', 'of a service').choices(categoryIds))
  .option('-y, --yes', 'write without asking')
  .action(async (kind: Kind, code: string | undefined, options: NewOptions, self: Command) => {
    const { root, project } = await openProject({ root: '.' }, process);
    if (kind === 'locale') {
      await beginLocale(root, code ?? (await ask('Code of the language:', '<code>')), options.yes ?? false);
      return;
    }
    if (code !== undefined) self.error(`error: a ${kind} has no code: leave \`${code}\` out`, { exitCode: 2 });
    const names = await namesFor(kind, options);
    const changeOf = {
      service: async () =>
        newService(project, names, options.category ?? (await choose('Category:', categoryIds, '--category'))),
      project: () => newCase(project, names),
      page: () => newPage(root, names),
    };
    await applyChange(root, await changeOf[kind](), options.yes ?? false);
  });

const languageNames = new Intl.DisplayNames('en-GB', { type: 'language' });
for (const locale of locales)
  command.option(`--${locale} <name>`, `its name in ${languageNames.of(locale)}; of a case the client`);

/** Begins a locale. Another process makes the generated code, because this one has loaded the site as it was. */
async function beginLocale(root: string, code: string, yes: boolean): Promise<void> {
  // Its words are copied from the first translation, English, and not from the Dutch.
  const [from] = alternateLocales(sourceLocale);
  const main = join(import.meta.dirname, '../main.ts');
  await applyChange(root, newLocale(root, code, from ?? sourceLocale), yes);
  process.exitCode =
    spawnSync(process.execPath, [main, 'assets', '--code'], { cwd: root, stdio: 'inherit' }).status ?? 1;
}

/** The names from the options, or by asking. A case has the name of its client, the same in all languages. */
async function namesFor(kind: Kind, options: NewOptions): Promise<Record<Locale, string>> {
  const names: Partial<Record<Locale, string>> = {};
  for (const locale of [sourceLocale, ...alternateLocales(sourceLocale)]) {
    const client = kind === 'project' ? names[sourceLocale] : undefined;
    const question = kind === 'project' ? 'Client:' : `${languageNames.of(locale)} name:`;
    names[locale] = options[locale] ?? client ?? (await ask(question, `--${locale}`));
  }
  return names as Record<Locale, string>;
}
