import { hashedFolder } from '#src/domain/code-retry.ts';
import { contentSecurityPolicy, filePolicy, type PolicyDirective } from '#src/domain/content-security-policy.ts';
import { turnstileSources } from '#src/domain/turnstile.ts';

/** The pages that load a chat provider, and the sources it needs there. */
export interface ChatPolicy {
  /** Path pattern of the pages, such as `/chat/*`. */
  path: string;
  /** Sources by directive, each host with its scheme. */
  sources: Partial<Record<PolicyDirective, readonly string[]>>;
}

/** Pages whose paths begin alike, and which have style sheets that no other page has. */
export interface StyledGroup {
  /** Path pattern of the pages, such as `/nl/diensten/w*`. */
  path: string;
  /** `sha256-…` of every inline style sheet of these pages and of the error page, which unknown paths there show. */
  styleHashes: readonly string[];
}

export interface HeaderOptions {
  /** `sha256-…` of every inline script, and of the speculation rules, which a script adds. */
  scriptHashes: readonly string[];
  /** `sha256-…` of every inline style sheet of the pages that are in none of `styledGroups`. */
  styleHashes: readonly string[];
  /** Pages with a policy of their own. Each hash that a policy leaves out saves 55 bytes on every response. */
  styledGroups: readonly StyledGroup[];
  /** `sha256-…` of every inline style sheet of the error page. */
  errorStyleHashes: readonly string[];
  /** Paths of files that exist and carry a hash of their content in their name. */
  hashedFiles: readonly string[];
  /** Origins of pictures that content names, such as `https://portraits.example`. */
  imageHosts: readonly string[];
  chatPolicy: ChatPolicy | null;
  /** Paths of the pages with a form on which Turnstile runs; none if the site does not use it. */
  turnstilePages: readonly string[];
  /** Whether search engines are told to leave the whole site alone. */
  isPreview?: boolean;
}

/** Header names and values; null removes a header that an earlier rule has set. */
export type HeaderList = Readonly<Record<string, string | null>>;

export interface HeaderRule {
  /** Path of the request; a `*` at its end matches any rest. */
  path: string;
  headers: HeaderList;
}

/**
 * Browser features that no page uses, switched off for a page and everything in it. Browsers log an error for a name
 * they do not know, so only known ones are listed.
 */
const unusedFeatures = [
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

/** The headers of every response, the Worker's included, apart from the security policy and the caching. */
const commonHeaders = {
  // Two years.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
} as const;

/** Kept, but only shown again once the server has said that it is still current. */
const revalidate = 'public, max-age=0, must-revalidate';
/** For a year, and without asking again. */
const immutable = 'public, max-age=31536000, immutable';

/** The response headers by path, in the order in which the rules apply. `headersFile` writes them for Cloudflare. */
export function headerRules(options: HeaderOptions): HeaderRule[] {
  const { chatPolicy, turnstilePages, styledGroups, errorStyleHashes, hashedFiles, isPreview, ...policyOptions } =
    options;
  // As few rules as possible: Cloudflare matches each of them with every request.
  const policy = contentSecurityPolicy(policyOptions);
  const rules: HeaderRule[] = [
    {
      path: '/*',
      headers: {
        ...commonHeaders,
        'Content-Security-Policy': policy,
        'Cache-Control': revalidate,
        ...(isPreview && { 'X-Robots-Tag': 'noindex' }),
      },
    },
    ...styledGroups.map(({ path, styleHashes }) => ({
      path,
      headers: { 'Content-Security-Policy': contentSecurityPolicy({ ...policyOptions, styleHashes }) },
    })),
    ...turnstilePages.map((path) => ({
      path,
      headers: { 'Content-Security-Policy': contentSecurityPolicy({ ...policyOptions, more: turnstileSources }) },
    })),
    // A missing file is answered with the error page, which must not be cached in its place.
    { path: `${hashedFolder}*`, headers: { 'Cache-Control': 'no-store' } },
    // `Permissions-Policy` has no effect on a file that is not a page: it would only cost bytes.
    ...hashedFiles.map((path) => ({
      path,
      headers: {
        'Content-Security-Policy': filePolicy,
        'Permissions-Policy': null,
        'Cache-Control': immutable,
      },
    })),
    // A missing picture is answered with the error page, so the policy of that page is enough. It is short, which
    // counts because pictures are many.
    {
      path: '/images/*',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy({ ...policyOptions, styleHashes: errorStyleHashes }),
        'Permissions-Policy': null,
      },
    },
  ];
  if (chatPolicy) {
    // The pages of the site show the chat page in a frame.
    const more = { 'frame-ancestors': ["'self'"], ...chatPolicy.sources };
    // Without `policyOptions`: the chat page has no inline script and no picture of the site, and with a style hash
    // browsers would ignore the `'unsafe-inline'` that the providers need.
    const policyWithChat = contentSecurityPolicy({ more });
    rules.push({ path: chatPolicy.path, headers: { 'Content-Security-Policy': policyWithChat } });
  }
  return rules;
}

/** The headers of the Worker's own responses, to which `_headers` does not apply. They are never cached. */
export function workerHeaders(styleHashes: readonly string[] = []): Record<string, string> {
  return {
    ...commonHeaders,
    'Content-Security-Policy': contentSecurityPolicy({ styleHashes }),
    'Cache-Control': 'no-store',
  };
}
