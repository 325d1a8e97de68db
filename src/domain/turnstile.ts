import type { PolicyDirective } from '#src/domain/content-security-policy.ts';

/** The origin of Turnstile, Cloudflare's check that a person fills in a form. */
export const turnstileOrigin = 'https://challenges.cloudflare.com';

/** The field that the widget adds to its form. */
export const turnstileField = 'cf-turnstile-response';

/** What the widget loads on the pages with the form. */
export const turnstileSources: Partial<Record<PolicyDirective, readonly string[]>> = {
  'script-src': [turnstileOrigin],
  'frame-src': [turnstileOrigin],
};
