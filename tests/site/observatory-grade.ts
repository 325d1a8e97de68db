/**
 * MDN HTTP Observatory's scoring, algorithm 6, written from its published tables: which result each header gives, what the
 * result adds to or takes from 100, and whether the test counts as passed. Extra credit counts from 90 on.
 */

/** An answer as the scanner sees it, over https, after the redirect from the root. */
export interface Scanned {
  headers: Headers;
  html: string;
}

export interface Grade {
  score: number;
  failed: string[];
  /** What each test came to, such as `coop-implemented-with-same-origin`. */
  results: Record<string, string>;
}

/** What a result adds or takes; none of those that take more than the tests forgive counts as passed. */
const modifiers: Record<string, number> = {
  'csp-implemented-with-no-unsafe-default-src-none': 10,
  'csp-implemented-with-no-unsafe': 5,
  'csp-implemented-with-unsafe-inline-in-style-src-only': 0,
  'csp-implemented-with-insecure-scheme-in-passive-content-only': -10,
  'csp-implemented-with-unsafe-eval': -10,
  'csp-implemented-with-unsafe-inline': -20,
  'csp-implemented-with-insecure-scheme': -20,
  'csp-header-invalid': -25,
  'csp-not-implemented': -25,
  'cookies-not-found': 0,
  'cookies-found': -20,
  'cross-origin-resource-sharing-not-implemented': 0,
  'cross-origin-resource-sharing-implemented-with-public-access': 0,
  'cross-origin-resource-sharing-implemented-with-universal-access': -50,
  'redirection-to-https': 0,
  'referrer-policy-private': 5,
  'referrer-policy-not-implemented': 0,
  'referrer-policy-unsafe': -5,
  'referrer-policy-header-invalid': -5,
  'hsts-implemented-max-age-at-least-six-months': 0,
  'hsts-implemented-max-age-less-than-six-months': -10,
  'hsts-header-invalid': -20,
  'hsts-not-implemented': -20,
  'sri-implemented-and-all-scripts-loaded-securely': 5,
  'sri-not-implemented-but-no-scripts-loaded': 0,
  'sri-not-implemented-but-all-scripts-loaded-from-secure-origin': 0,
  'sri-not-implemented-but-external-scripts-loaded-securely': -5,
  'sri-not-implemented-and-external-scripts-not-loaded-securely': -50,
  'x-content-type-options-nosniff': 0,
  'x-content-type-options-header-invalid': -5,
  'x-content-type-options-not-implemented': -5,
  'x-frame-options-implemented-via-csp': 5,
  'x-frame-options-sameorigin-or-deny': 5,
  'x-frame-options-header-invalid': -20,
  'x-frame-options-not-implemented': -20,
  'corp-implemented-with-same-origin': 10,
  'corp-implemented-with-same-site': 10,
  'corp-implemented-with-cross-origin': 0,
  'corp-not-implemented': 0,
  'corp-header-invalid': -5,
  'coop-implemented-with-same-origin': 10,
  'coop-implemented-with-same-origin-allow-popups': 10,
  'coop-implemented-with-noopener-allow-popups': 10,
  'coop-implemented-with-unsafe-none': 0,
  'coop-not-implemented': 0,
  'coop-header-invalid': -5,
  'coep-implemented-with-require-corp': 10,
  'coep-implemented-with-credentialless': 10,
  'coep-implemented-with-unsafe-none': 0,
  'coep-not-implemented': 0,
  'coep-header-invalid': -5,
};

const extraCreditFrom = 90;

/** Grades an answer. Throws when a result has no row in the table. */
export function grade({ headers, html }: Scanned): Grade {
  const policy = parsePolicy(headers.get('Content-Security-Policy'));
  const results: Record<string, string> = {
    'content-security-policy': policyResult(policy),
    cookies: headers.has('Set-Cookie') ? 'cookies-found' : 'cookies-not-found',
    'cross-origin-resource-sharing': corsResult(headers),
    // The platform's own setting; nothing that is built can show it.
    redirection: 'redirection-to-https',
    'referrer-policy': referrerResult(headers.get('Referrer-Policy')),
    'strict-transport-security': hstsResult(headers.get('Strict-Transport-Security')),
    'subresource-integrity': integrityResult(html),
    'x-content-type-options': oneOf('x-content-type-options', headers.get('X-Content-Type-Options'), ['nosniff'], ''),
    'x-frame-options': frameResult(headers.get('X-Frame-Options'), policy),
    'cross-origin-resource-policy': oneOf('corp', headers.get('Cross-Origin-Resource-Policy'), [
      'same-origin',
      'same-site',
      'cross-origin',
    ]),
    'cross-origin-opener-policy': oneOf('coop', headers.get('Cross-Origin-Opener-Policy'), [
      'same-origin',
      'same-origin-allow-popups',
      'noopener-allow-popups',
      'unsafe-none',
    ]),
    'cross-origin-embedder-policy': oneOf('coep', headers.get('Cross-Origin-Embedder-Policy'), [
      'require-corp',
      'credentialless',
      'unsafe-none',
    ]),
  };
  const changes = Object.entries(results).map(([test, result]) => {
    const change = modifiers[result];
    if (change === undefined) throw new Error(`the table has no row for ${result}`);
    return { test, change };
  });
  const taken = changes.reduce((sum, { change }) => sum + Math.min(change, 0), 100);
  const added = changes.reduce((sum, { change }) => sum + Math.max(change, 0), 0);
  return {
    score: Math.max(0, taken >= extraCreditFrom ? taken + added : taken),
    failed: changes.filter(({ change }) => change < 0).map(({ test }) => test),
    results,
  };
}

type Policy = Map<string, string[]> | 'invalid' | undefined;

/** Directives and their sources; a directive that is there twice makes the policy invalid. */
function parsePolicy(header: string | null): Policy {
  if (header === null) return undefined;
  const policy = new Map<string, string[]>();
  for (const part of header.split(';')) {
    const [name, ...sources] = part.trim().toLowerCase().split(/\s+/);
    if (!name) continue;
    if (policy.has(name)) return 'invalid';
    policy.set(name, sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources);
  }
  return policy;
}

const broad = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']);
const inline = new Set(["'unsafe-inline'", 'data:']);

function policyResult(policy: Policy): string {
  if (policy === undefined || (policy !== 'invalid' && policy.size === 0)) return 'csp-not-implemented';
  if (policy === 'invalid') return 'csp-header-invalid';
  const fallback = policy.get('default-src') ?? ['*'];
  const of = (name: string) => {
    const sources = policy.get(name) ?? fallback;
    const hashed = sources.some((source) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source));
    return hashed ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
  };
  const script = of('script-src');
  const style = of('style-src');
  if (script.includes("'strict-dynamic'") && !script.some((source) => /^'(?:sha|nonce-)/.test(source)))
    return 'csp-header-invalid';
  if (
    script.some((source) => broad.has(source) || inline.has(source)) ||
    of('object-src').some((source) => broad.has(source))
  ) {
    return 'csp-implemented-with-unsafe-inline';
  }
  const isPlain = (source: string) => source.startsWith('http:') || source.startsWith('ftp:');
  const passive = ['img-src', 'media-src'];
  const active = [...policy].filter(([name]) => !passive.includes(name)).flatMap(([, sources]) => sources);
  if (active.some(isPlain)) return 'csp-implemented-with-insecure-scheme';
  if ([...script, ...style].includes("'unsafe-eval'")) return 'csp-implemented-with-unsafe-eval';
  if (passive.flatMap(of).some(isPlain)) return 'csp-implemented-with-insecure-scheme-in-passive-content-only';
  if (style.some((source) => broad.has(source) || inline.has(source)))
    return 'csp-implemented-with-unsafe-inline-in-style-src-only';
  const none = policy.get('default-src')?.join() === "'none'";
  return none ? 'csp-implemented-with-no-unsafe-default-src-none' : 'csp-implemented-with-no-unsafe';
}

function corsResult(headers: Headers): string {
  const name = 'cross-origin-resource-sharing';
  const origin = headers.get('Access-Control-Allow-Origin');
  if (origin === null) return `${name}-not-implemented`;
  const open = headers.get('Access-Control-Allow-Credentials') === 'true';
  return `${name}-implemented-with-${open ? 'universal' : 'public'}-access`;
}

function referrerResult(header: string | null): string {
  if (header === null) return 'referrer-policy-not-implemented';
  const last = header.toLowerCase().split(',').at(-1)?.trim() ?? '';
  if (['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(last))
    return 'referrer-policy-private';
  const unsafe = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];
  return unsafe.includes(last) ? 'referrer-policy-unsafe' : 'referrer-policy-header-invalid';
}

/** Half a year, as the scanner rounds it. */
const sixMonths = 15_552_000;

function hstsResult(header: string | null): string {
  if (header === null) return 'hsts-not-implemented';
  const seconds = Number(/(?:^|;)\s*max-age=(\d+)/i.exec(header)?.[1] ?? Number.NaN);
  if (header.includes(',') || Number.isNaN(seconds)) return 'hsts-header-invalid';
  return `hsts-implemented-max-age-${seconds < sixMonths ? 'less-than' : 'at-least'}-six-months`;
}

function integrityResult(html: string): string {
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
  if (scripts.length === 0) return 'sri-not-implemented-but-no-scripts-loaded';
  const loaded = scripts.filter((attributes) => /\ssrc=/.test(attributes));
  const foreign = loaded.filter(
    (attributes) => /\ssrc="(?:https?:)?\/\//.test(attributes) && !attributes.includes('integrity='),
  );
  if (foreign.some((attributes) => !attributes.includes('src="https:')))
    return 'sri-not-implemented-and-external-scripts-not-loaded-securely';
  if (foreign.length > 0) return 'sri-not-implemented-but-external-scripts-loaded-securely';
  return loaded.some((attributes) => attributes.includes('integrity='))
    ? 'sri-implemented-and-all-scripts-loaded-securely'
    : 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin';
}

function frameResult(header: string | null, policy: Policy): string {
  if (typeof policy === 'object' && policy.has('frame-ancestors')) return 'x-frame-options-implemented-via-csp';
  if (header === null) return 'x-frame-options-not-implemented';
  return /^(?:deny|sameorigin)$/i.test(header.trim())
    ? 'x-frame-options-sameorigin-or-deny'
    : 'x-frame-options-header-invalid';
}

/** A header that takes one word, with parameters behind it. */
function oneOf(name: string, header: string | null, words: readonly string[], joint = 'implemented-with-'): string {
  if (header === null) return `${name}-not-implemented`;
  const word = header.split(';')[0]?.trim() ?? '';
  return words.includes(word) ? `${name}-${joint}${word}` : `${name}-header-invalid`;
}
