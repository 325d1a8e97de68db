#!/usr/bin/env node
import { Argument, Command, Option } from 'commander';
import { runCommand } from '#cli/command-line/run-command.ts';
import { openProject } from '#cli/content-lint/commands/open-project.ts';
import { ask } from '#cli/new/ask.ts';
import { makeChange } from '#cli/new/change.ts';
import { choose } from '#cli/new/choose.ts';
import { newCase } from '#cli/new/new-case.ts';
import { newPage } from '#cli/new/new-page.ts';
import { newService } from '#cli/new/new-service.ts';
import { type CategoryId, categoryIds } from '#src/domain/category.ts';
import { alternateLocales, type Locale, locales, sourceLocale } from '#src/domain/locale.ts';

type Kind = 'service' | 'project' | 'page';

interface NewOptions extends Partial<Record<Locale, string>> {
  category?: CategoryId;
  yes?: boolean;
}

const begin = new Command('new')
  .description('Begins a service, a case or a page: every file of it in all languages. Asks for what is not given.')
  .addArgument(new Argument('<kind>', 'what it is').choices(['service', 'project', 'page']))
  .addOption(new Option('--category <id>', 'of a service').choices(categoryIds))
  .option('-y, --yes', 'write without asking')
  .action(async (kind: Kind, options: NewOptions) => {
    const { root, project } = await openProject({ root: '.' }, process);
    const names = await namesFor(kind, options);
    const change = {
      service: async () =>
        newService(project, names, options.category ?? (await choose('Category:', categoryIds, '--category'))),
      project: () => newCase(project, names),
      page: () => newPage(root, names),
    };
    await makeChange(root, await change[kind](), options.yes ?? false);
  });

const languageNames = new Intl.DisplayNames('en-GB', { type: 'language' });
for (const locale of locales)
  begin.option(`--${locale} <name>`, `its name in ${languageNames.of(locale)}; of a case the client`);

/** What is given, and what is asked for. The name of a case is that of its client, the same in all languages. */
async function namesFor(kind: Kind, options: NewOptions): Promise<Record<Locale, string>> {
  const names: Partial<Record<Locale, string>> = {};
  for (const locale of [sourceLocale, ...alternateLocales(sourceLocale)]) {
    const client = kind === 'project' ? names[sourceLocale] : undefined;
    const question = kind === 'project' ? 'Client:' : `${languageNames.of(locale)} name:`;
    names[locale] = options[locale] ?? client ?? (await ask(question, `--${locale}`));
  }
  return names as Record<Locale, string>;
}

await runCommand(begin);
