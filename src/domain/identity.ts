import * as v from 'valibot';
import { categoryTable } from '#src/domain/category.ts';
import { DatesSchema } from '#src/domain/dates.ts';
import { recordWithSource, TextSchema } from '#src/domain/field-schemas.ts';
import { byLocale } from '#src/domain/locale.ts';

const httpsUrl = v.pipe(v.string(), v.url(), v.startsWith('https://', 'write an https URL'));

/** Days as schema.org and the opening hours write them. */
export const weekdayCodes = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

/** A profile on a network, on the network's own host. */
const ProfileSchema = v.pipe(
  v.strictObject({ network: v.picklist(['linkedin', 'instagram', 'facebook']), url: httpsUrl }),
  v.forward(
    v.check(
      // What is no URL at all has been refused already.
      ({ network, url }) => !URL.canParse(url) || new RegExp(`(?:^|\\.)${network}\\.com$`).test(new URL(url).host),
      'write a URL on the host of the network',
    ),
    ['url'],
  ),
);

const chatId = v.pipe(v.string(), v.regex(/^[\w-]+$/, 'write the id that the provider shows'));

/** The live chat of the site, or none. Each provider has the fields that its loader needs. */
const ChatSchema = v.variant('provider', [
  v.strictObject({ provider: v.literal('none') }),
  v.strictObject({ provider: v.literal('tawk'), propertyId: chatId, widgetId: chatId }),
  v.strictObject({ provider: v.literal('crisp'), websiteId: chatId }),
  v.strictObject({ provider: v.literal('chatwoot'), websiteToken: chatId, baseUrl: httpsUrl }),
]);

const roles = Object.values(categoryTable).map(({ key }) => key);

/** A member of the team, who may be a sample: `role` is the category that the person answers for. */
const TeamMemberSchema = recordWithSource({ role: v.picklist(roles), name: v.optional(TextSchema) });

const LegalTextSchema = recordWithSource({ dates: DatesSchema });

/** `content/site.yaml`: who the agency is. The only place with its name, domain, address and numbers. */
export const IdentitySchema = v.strictObject({
  /** True while the values are samples; the production check refuses them. */
  sample: v.boolean(),
  name: v.pipe(TextSchema, v.minLength(2), v.maxLength(24)),
  legalName: v.pipe(TextSchema, v.minLength(2)),
  /** Canonical links, alternates and the sitemap are made from it. */
  baseUrl: v.pipe(httpsUrl, v.regex(/[^/]$/, 'leave out the slash at the end')),
  email: v.pipe(v.string(), v.email()),
  /** International form, for `tel:` links. */
  phone: v.pipe(v.string(), v.regex(/^\+\d{8,15}$/, 'write an international number such as "+31101234567"')),
  /** Digits only, as wa.me wants them. */
  whatsapp: v.pipe(v.string(), v.regex(/^\d{8,15}$/, 'write digits only, country code first')),
  address: v.strictObject({
    street: TextSchema,
    postalCode: v.pipe(v.string(), v.regex(/^\d{4} [A-Z]{2}$/, 'write a Dutch postcode such as "1234 AB"')),
    city: TextSchema,
    country: v.literal('NL'),
    /** In degrees, within the European Netherlands. */
    latitude: v.pipe(v.number(), v.minValue(50.7), v.maxValue(53.7)),
    longitude: v.pipe(v.number(), v.minValue(3.2), v.maxValue(7.3)),
  }),
  /** The number in the Dutch trade register. */
  kvk: v.pipe(v.string(), v.regex(/^\d{8}$/, 'write eight digits')),
  /** The Dutch VAT number. */
  btw: v.pipe(v.string(), v.regex(/^NL\d{9}B\d{2}$/, 'write a VAT number such as NL123456789B01')),
  /** The days of the opening hours; the hours are facts. */
  openingDays: v.pipe(v.array(v.picklist(weekdayCodes)), v.minLength(1)),
  /** The page on which a visitor can complain about how personal data are handled. */
  supervisoryAuthority: v.strictObject(byLocale(() => httpsUrl)),
  /** The legal texts, each with the dates that it shows. */
  documents: v.strictObject({ privacy: LegalTextSchema, terms: LegalTextSchema, accessibility: LegalTextSchema }),
  /**
   * What the privacy policy says about enquiries: whether they go to a webhook (the Worker has the secret
   * `WEBHOOK_URL`), and whether a hash of the sender's address is kept (the Worker has the secret `ADDRESS_KEY`).
   */
  enquiries: v.strictObject({ webhook: v.boolean(), addressHash: v.boolean() }),
  /** As schema.org has it, from one `€` for cheap to four for expensive. */
  priceRange: v.pipe(v.string(), v.regex(/^€{1,4}$/, 'write one to four times €')),
  social: v.array(ProfileSchema),
  team: v.pipe(v.array(TeamMemberSchema), v.minLength(1)),
  chat: ChatSchema,
  /** Turnstile on the contact form, with the key that Cloudflare shows for the site. If left out, it is not loaded. */
  turnstile: v.optional(
    v.strictObject({ siteKey: v.pipe(v.string(), v.regex(/^[\w-]+$/, 'write the site key that Cloudflare shows')) }),
  ),
});

export type Identity = v.InferOutput<typeof IdentitySchema>;

/** Links that reach the agency without the form: by phone, e-mail and WhatsApp. */
export function contactHrefs({ phone, email, whatsapp }: Pick<Identity, 'phone' | 'email' | 'whatsapp'>) {
  return { phone: `tel:${phone}`, email: `mailto:${email}`, whatsapp: `https://wa.me/${whatsapp}` };
}

/**
 * Writes a Dutch phone number with spaces, as people read it; gives any other number back unchanged.
 *
 * @example formatPhone('+31850000000') // '+31 85 000 00 00'
 * @example formatPhone('+31612345678') // '+31 6 12 34 56 78'
 */
export function formatPhone(phone: string): string {
  // A mobile number has one digit for the area.
  const match = /^\+31(?:(6)(\d{2})(\d{2})|(\d{2})(\d{3}))(\d{2})(\d{2})$/.exec(phone);
  return match ? `+31 ${match.slice(1).filter(Boolean).join(' ')}` : phone;
}
