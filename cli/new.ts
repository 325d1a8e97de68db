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

type Kind = 'service' | 'project' | 'page';

interface NewOptions {
  nl?: string;
  en?: string;
  category?: CategoryId;
  yes?: boolean;
}

const begin = new Command('new')
  .description('Begins a service, a case or a page: every file of it in both languages. Asks for what is not given.')
  .addArgument(new Argument('<kind>', 'what it is').choices(['service', 'project', 'page']))
  .option('--nl <name>', 'its Dutch name; of a case the client')
  .option('--en <name>', 'its English name')
  .addOption(new Option('--category <id>', 'of a service').choices(categoryIds))
  .option('-y, --yes', 'write without asking')
  .action(async (kind: Kind, options: NewOptions) => {
    const { root, project } = await openProject({ root: '.' }, process);
    const nl = options.nl ?? (await ask(kind === 'project' ? 'Client:' : 'Dutch name:', '--nl'));
    const en = options.en ?? (kind === 'project' ? nl : await ask('English name:', '--en'));
    const change = {
      service: async () =>
        newService(project, { nl, en }, options.category ?? (await choose('Category:', categoryIds, '--category'))),
      project: () => newCase(project, { nl, en }),
      page: () => newPage(root, { nl, en }),
    };
    await makeChange(root, await change[kind](), options.yes ?? false);
  });

await runCommand(begin);
