import { Argument, Command } from 'commander';
import { deploySite, deploySteps } from '#cli/deploy/deploy-site.ts';
import { type DeployEnvironment, deployEnvironments } from '#cli/deploy/environments.ts';

export const command = new Command('deploy')
  .description('Checks what is deployed and where, builds, migrates the database, deploys, and probes the form.')
  .addArgument(
    new Argument('[environment]', 'environment of wrangler.toml').choices(deployEnvironments).default('production'),
  )
  .action(async (environment: DeployEnvironment) => {
    process.exitCode = await deploySite(deploySteps(environment));
  });
