import { textFile } from '#cli/audit/audit-site.ts';
import type { Check } from '#cli/audit/check.ts';

/** What gives the sample agency away: hosts that cannot exist, numbers of zeros, its invented street and town (A32). */
const traces = [
  /[a-z0-9-]+\.example\b/i,
  /Voorbeeld(?:kade|haven)/,
  // Its number in the trade register, its number for VAT, its number for WhatsApp, and its telephone.
  /(?<![#\w])0{8}\b/,
  /\bNL0{9}B00\b/,
  /\b3160{8}\b/,
  /\+31\s?85\s?000\s?00\s?00/,
];
/** Files with text in them, and Cloudflare's `/_headers` and `/_redirects`; pictures and fonts are not searched. */
const textual = /\.(?:html|xml|txt|json|webmanifest|vcf|css|js|svg)$|^\/_/;

/** Under the production profile, nothing that is served may still have a trace of the sample agency. */
export const sampleIdentity: Check = {
  name: 'sample-identity',
  site: ({ profile, identity, served }) => {
    if (profile !== 'production') return [];
    const ofFiles = [...served.paths]
      .filter((path) => textual.test(path))
      .flatMap((file) => {
        const text = textFile(served, file) ?? '';
        const match = traces.map((trace) => trace.exec(text)?.[0]).find((matched) => matched !== undefined);
        return match ? [{ file, message: `still says \`${match}\`, which is a sample` }] : [];
      });
    const ofRecord = identity.sample
      ? [{ file: 'content/site.yaml', message: '`sample: true` stands: fill in who the agency is' }]
      : [];
    return [...ofRecord, ...ofFiles];
  },
};
