import { unstable_readConfig as readConfig } from 'wrangler';
import type { Identity } from '#src/domain/identity.ts';
import type { DeployEnvironment } from './environments.ts';

/** The parts of a configuration that are checked. Wrangler gives some of them without types. */
interface Config {
  assets?: { binding?: string };
  d1_databases: { binding: string; database_id?: string; database_name?: string }[];
  queues: { producers?: { binding: string }[] };
  ratelimits: { name: string }[];
  send_email: { name: string; allowed_destination_addresses?: string[]; allowed_sender_addresses?: string[] }[];
  analytics_engine_datasets: { binding: string }[];
  vars: Record<string, unknown>;
  routes?: (string | { pattern: string })[];
}

/** Addresses that lead nowhere, by RFC 2606: the samples that this project comes with. */
const placeholderHost = /(?:^|[.@])(?:example(?:\.(?:com|net|org))?|invalid|test|localhost)$/;
/** No id at all, or one of zeros. */
const placeholderId = /^[0-]*$/;

/**
 * What prevents a deployment, as sentences that say what to do: placeholders, bindings that only the local
 * configuration has, and mail or a domain other than those of `content/site.yaml`. `file` is a wrangler.toml.
 */
export function preflight(
  environment: DeployEnvironment,
  { email, baseUrl }: Pick<Identity, 'email' | 'baseUrl'>,
  file: string,
): string[] {
  /** Without an environment: the configuration at the top of the file, for this machine. */
  const read = (env?: string): Config => readConfig({ config: file, ...(env && { env }) }, { hideWarnings: true });
  const config = read(environment);
  const place = `wrangler.toml, [env.${environment}]`;
  // Of the bindings at the top of the file Wrangler passes only that of the assets on: an environment lists all others.
  const absent = bindingsOf(read()).filter((name) => !bindingsOf(config).includes(name));
  return [
    ...absent.map((name) => `${place}: the binding ${name} is absent; copy it from above, with a name of its own`),
    ...config.d1_databases
      .filter(({ database_id = '' }) => placeholderId.test(database_id))
      .map(
        ({ database_name }) =>
          `${place}: ${database_name} has no database_id; give the one that \`wrangler d1 create ${database_name} --jurisdiction eu\` prints`,
      ),
    ...mailProblems(config).map((problem) => `${place}: ${problem}`),
    // Only the live site has to have the domain and the mail address of `content/site.yaml`.
    ...(environment === 'production'
      ? siteProblems(config, { email, baseUrl }).map((problem) => `${place}: ${problem}`)
      : []),
  ];
}

/** The names of everything that the Worker is given. */
function bindingsOf(config: Config): string[] {
  const { assets, d1_databases, queues, ratelimits, send_email, analytics_engine_datasets, vars } = config;
  return [
    ...(assets?.binding ? [assets.binding] : []),
    ...d1_databases.map(({ binding }) => binding),
    ...(queues.producers ?? []).map(({ binding }) => binding),
    ...[ratelimits, send_email].flatMap((list) => list.map(({ name }) => name)),
    ...analytics_engine_datasets.map(({ binding }) => binding),
    ...Object.keys(vars),
  ];
}

function mailProblems({ vars, send_email }: Config): string[] {
  const problems: string[] = [];
  const [mail] = send_email;
  const allowed = { MAIL_TO: mail?.allowed_destination_addresses, MAIL_FROM: mail?.allowed_sender_addresses };
  for (const [name, addresses] of Object.entries(allowed)) {
    const address = `${vars[name] ?? ''}`;
    if (!address.includes('@') || placeholderHost.test(address)) {
      problems.push(`${name} is \`${address}\`, where no mail is sent; give a real address`);
    }
    if (!addresses?.includes(address))
      problems.push(`send_email does not allow ${name} (\`${address}\`); list it there`);
  }
  return problems;
}

function siteProblems(
  { vars, routes = [] }: Config,
  { email, baseUrl }: Pick<Identity, 'email' | 'baseUrl'>,
): string[] {
  const { host } = new URL(baseUrl);
  const patterns = routes.map((route) => (typeof route === 'string' ? route : route.pattern));
  return [
    ...(placeholderHost.test(host) ? [`the domain is ${host}, a sample; set \`baseUrl\` in content/site.yaml`] : []),
    ...(patterns.includes(host)
      ? []
      : [`routes name ${patterns.join(', ') || 'nothing'}, content/site.yaml names ${host}; make them the same`]),
    ...(vars.MAIL_TO === email
      ? []
      : [`MAIL_TO is \`${vars.MAIL_TO}\`, content/site.yaml names ${email}; make them the same`]),
  ];
}
