import { contentSecurityPolicy, type PolicyDirective } from '#src/domain/content-security-policy.ts';

/** A page of our own that frames or loads a chat provider, and what that provider needs there. */
export interface ChatPolicy {
  /** Path pattern of the page, such as `/chat` or `/chat*`. */
  path: string;
  /** Sources by directive, each host with its scheme. */
  sources: Partial<Record<PolicyDirective, readonly string[]>>;
}

/** Pages below one path that have styles of their own. */
export interface StyledSection {
  /** Path pattern of the pages, such as `/en/services/*`. */
  path: string;
  /** `sha256-…` of every style sheet that pages carry there, the one of the error page among them. */
  styleHashes: readonly string[];
}

export interface HeaderOptions {
  /** `sha256-…` of every script that pages have inline: their speculation rules. */
  scriptHashes: readonly string[];
  /** `sha256-…` of every style sheet that pages carry inline, but for those of sections. */
  styleHashes: readonly string[];
  /** The sections that are worth a rule: each hash less is 55 bytes less on every one of its answers. */
  sections: readonly StyledSection[];
  /** Origins of pictures that content names, such as `https://portraits.example`. */
  imageHosts: readonly string[];
  chatPolicy: ChatPolicy | null;
}

/** Header names and values; null takes a header away that an earlier rule has set. */
export type HeaderList = Readonly<Record<string, string | null>>;

export interface HeaderRule {
  /** Path of the request; `*` stands for any rest. */
  path: string;
  headers: HeaderList;
}

/**
 * Features no page of ours uses; the browser refuses them to anything that gets onto a page. One that it does not know it
 * complains about on every page, so only known ones stand here.
 */
const featuresOff = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
] as const;

/** What every page carries, whoever gives it, apart from its policy and its caching. */
const everywhere = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': featuresOff.map((feature) => `${feature}=()`).join(', '),
} as const;

/** What means nothing on a script, a font or a picture: 1.8 kB on each of them before the first paint. */
const ofPagesAlone = {
  'Content-Security-Policy': null,
  'Permissions-Policy': null,
  'Cross-Origin-Opener-Policy': null,
} as const;

const revalidate = 'public, max-age=0, must-revalidate';
const immutable = 'public, max-age=31536000, immutable';

/** The one table of response headers, in the order in which rules apply. */
export function headerRules({ chatPolicy, sections, ...sources }: HeaderOptions): HeaderRule[] {
  // Few rules: the edge tries every one of them for every answer.
  const policy = contentSecurityPolicy(sources);
  const rules: HeaderRule[] = [
    {
      path: '/*',
      headers: {
        ...everywhere,
        'Content-Security-Policy': policy,
        'Cache-Control': revalidate,
      },
    },
    ...sections.map(({ path, styleHashes }) => ({
      path,
      headers: { 'Content-Security-Policy': contentSecurityPolicy({ ...sources, styleHashes }) },
    })),
    { path: '/assets/*', headers: { ...ofPagesAlone, 'Cache-Control': immutable } },
    { path: '/fonts/*', headers: { ...ofPagesAlone, 'Cache-Control': immutable } },
    { path: '/images/*', headers: ofPagesAlone },
  ];
  if (chatPolicy) {
    const more = { 'frame-ancestors': ["'self'"], ...chatPolicy.sources };
    // No style hashes here: beside one a browser ignores the `'unsafe-inline'` that the providers need.
    const framed = contentSecurityPolicy({ more });
    rules.push({ path: chatPolicy.path, headers: { 'Content-Security-Policy': framed } });
  }
  return rules;
}

/**
 * The headers of an answer that the Worker gives itself: `_headers` does not reach those.
 * They are never stored by a cache.
 */
export function workerHeaders(styleHashes: readonly string[] = []): Record<string, string> {
  return {
    ...everywhere,
    'Content-Security-Policy': contentSecurityPolicy({ styleHashes }),
    'Cache-Control': 'no-store',
  };
}
