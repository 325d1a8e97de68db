/** The deployments of `wrangler.toml`: its environments. */
export const deployEnvironments = ['production', 'preview'] as const;

export type DeployEnvironment = (typeof deployEnvironments)[number];
