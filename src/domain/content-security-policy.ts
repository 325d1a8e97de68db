import { speculationPolicy } from '#src/domain/speculation-rules.ts';

/** The directives that a single page may extend. */
export type PolicyDirective =
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'connect-src'
  | 'frame-src'
  | 'media-src'
  | 'worker-src'
  | 'frame-ancestors';

export interface PolicyOptions {
  /** `sha256-…` of every inline script, without quotes. */
  scriptHashes?: readonly string[];
  /** `sha256-…` of every inline style sheet, without quotes. */
  styleHashes?: readonly string[];
  /** Origins of pictures that content names, each with its scheme. */
  imageHosts?: readonly string[];
  /** More sources for single directives, after `'self'`. */
  more?: Partial<Record<PolicyDirective, readonly string[]>>;
}

/** The policy of a file that is not a page: it allows nothing, in case a browser shows the file as a page. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'";

const self = "'self'";
const quoted = (hash: string): string => `'${hash}'`;

/**
 * The Content-Security-Policy of a page: everything is forbidden except what the page needs.
 *
 * Trusted Types keep text from becoming code. Our scripts build their elements node by node, and the only policy that
 * may be created allows one fixed text: the speculation rules. Pages with scripts of a provider do without Trusted
 * Types.
 * `upgrade-insecure-requests` is left out: it would make Safari ask a local http server for https.
 *
 * Throws when a host has no scheme, because browsers would then accept any scheme.
 */
export function contentSecurityPolicy(options: PolicyOptions = {}): string {
  const { scriptHashes = [], styleHashes = [], imageHosts = [], more = {} } = options;
  for (const source of [...imageHosts, ...Object.values(more).flat()]) {
    // A keyword such as `'unsafe-inline'`, `blob:`, or a host such as `https://*.crisp.chat`.
    if (/^('.*'|blob:)$/.test(source) || /^(https|wss):\/\/[^\s;,/]+$/.test(source)) continue;
    throw new Error(`\`${source}\` cannot be in the security policy: write it as https://host or wss://host`);
  }
  const directive = (name: PolicyDirective, ...sources: string[]) => {
    const added = more[name] ?? [];
    // `'none'` is only valid without other sources.
    const all = added.length > 0 ? sources.filter((source) => source !== "'none'") : sources;
    return [name, ...new Set([...all, ...added])].join(' ');
  };
  return [
    "default-src 'none'",
    directive('script-src', self, ...scriptHashes.map(quoted)),
    directive('style-src', self, ...styleHashes.map(quoted)),
    directive('img-src', self, 'data:', ...imageHosts),
    directive('font-src', self),
    directive('connect-src', self),
    directive('frame-src', self),
    // No page of ours needs these: without sources of a provider, `default-src` forbids them.
    ...(['media-src', 'worker-src'] as const).filter((name) => more[name]).map((name) => directive(name)),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    directive('frame-ancestors', "'none'"),
    ...(more['script-src'] ? [] : ["require-trusted-types-for 'script'", `trusted-types ${speculationPolicy}`]),
  ].join('; ');
}
