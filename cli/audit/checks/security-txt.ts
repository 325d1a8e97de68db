import { textFile } from '#cli/audit/audit-site.ts';
import type { Check } from '#cli/audit/check.ts';
import { securityTxtPath as file } from '#src/ssg/site-files/security-txt.ts';

const leapYearMs = 366 * 24 * 3600 * 1000;

/** `security.txt` names the address of the agency and is valid today, and for a year at most (RFC 9116). */
export const securityTxt: Check = {
  name: 'security-txt',
  site: ({ served, identity, now }) => {
    const text = textFile(served, file);
    if (text === undefined) return [{ file, message: 'is absent' }];
    const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1];
    const expires = Date.parse(field('Expires') ?? '');
    return [
      ...(field('Contact') === `mailto:${identity.email}`
        ? []
        : [{ file, message: 'does not name the agency’s address' }]),
      ...(field('Canonical') === `${identity.baseUrl}${file}`
        ? []
        : [{ file, message: 'does not name its own address' }]),
      ...(Number.isNaN(expires) ? [{ file, message: 'does not say when it expires' }] : []),
      ...(expires <= now.getTime() ? [{ file, message: 'has expired: build the site again' }] : []),
      ...(expires > now.getTime() + leapYearMs
        ? [{ file, message: 'is good for longer than a year, which nobody believes' }]
        : []),
    ];
  },
};
