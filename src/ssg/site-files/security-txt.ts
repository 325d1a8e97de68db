import type { Identity } from '#src/domain/identity.ts';
import { locales } from '#src/domain/locale.ts';

export const securityTxtPath = '/.well-known/security.txt';

const dayMs = 24 * 3600 * 1000;

/** An `Expires` more than a year ahead is not recommended (RFC 9116); this keeps a day of margin. */
const goodForDays = 364;
/** When the content has not changed for longer than this, the date of the build counts instead of the content's. */
const restingDays = 180;

/**
 * The text of `security.txt`: where to report a security hole. It is valid for a year from the day on which content
 * last changed, or from the build if that day is unknown or more than half a year ago. So another build of the same
 * content mostly gives the same file.
 */
export function securityTxt(
  { email, baseUrl }: Pick<Identity, 'email' | 'baseUrl'>,
  { changed, now }: { changed: string | undefined; now: Date },
): string {
  const today = Date.parse(now.toISOString().slice(0, 10));
  const day = changed ? Date.parse(changed) : today;
  // A day in the future comes from a wrong clock and counts as today.
  const from = today - day > restingDays * dayMs ? today : Math.min(day, today);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(from + goodForDays * dayMs).toISOString().replace('.000Z', 'Z')}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${baseUrl}${securityTxtPath}`,
    '',
  ].join('\n');
}
