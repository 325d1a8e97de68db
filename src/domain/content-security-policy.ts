import { speculationPolicy } from '#src/domain/speculation-rules.ts';

/** The directives that a page's own rule may widen. */
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
  /** More sources for single directives; they stand behind `'self'`. */
  more?: Partial<Record<PolicyDirective, readonly string[]>>;
}

const self = "'self'";
const quoted = (hash: string): string => `'${hash}'`;

/**
 * The Content-Security-Policy of a page: everything off, then what the page needs. Under Trusted Types no text becomes
 * code, whoever hands it to the page: our own scripts build what they show node by node, and the one policy that may
 * be made lets one fixed text through. Where scripts of others run, which were not written for that, it is left out.
 * Nothing is upgraded: `'self'` and https are all there is to load, and Safari would ask a local http server for https.
 * Throws when a host comes without its scheme, because a browser would read it as any scheme.
 */
export function contentSecurityPolicy(parts: PolicyOptions = {}): string {
  const { scriptHashes = [], styleHashes = [], imageHosts = [], more = {} } = parts;
  for (const source of [...imageHosts, ...Object.values(more).flat()]) {
    if (/^('.*'|blob:)$/.test(source) || /^(https|wss):\/\/[^\s;,/]+$/.test(source)) continue;
    throw new Error(`\`${source}\` cannot stand in the security policy: write it as https://host or wss://host`);
  }
  const directive = (name: PolicyDirective, ...sources: string[]) => {
    const added = more[name] ?? [];
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
    ...(['media-src', 'worker-src'] as const).filter((name) => more[name]).map((name) => directive(name)),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    directive('frame-ancestors', "'none'"),
    ...(more['script-src'] ? [] : ["require-trusted-types-for 'script'", `trusted-types ${speculationPolicy}`]),
  ].join('; ');
}
