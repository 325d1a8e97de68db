#!/usr/bin/env node
import { Argument, Command } from 'commander';
import { runCommand } from '#cli/command-line/run-command.ts';
import { deploySite, deploySteps } from '#cli/deploy/deploy-site.ts';
import { type DeployEnvironment, deployEnvironments } from '#cli/deploy/environments.ts';

const deploy = new Command('deploy')
  .description('Checks what is deployed and where, builds, migrates the database, deploys, and probes the form.')
  .addArgument(new Argument('<environment>', 'environment of wrangler.toml').choices(deployEnvironments))
  .action(async (environment: DeployEnvironment) => {
    process.exitCode = await deploySite(deploySteps(environment));
  });

await runCommand(deploy);
