import * as v from 'valibot';

const httpsUrl = v.pipe(v.string(), v.url(), v.startsWith('https://', 'write an https URL'));

/** Days as schema.org and the opening hours write them. */
export const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write a time such as "07:00"'));

/** The live chat of the site, or none. Each provider asks for what its own loader needs. */
const ChatSchema = v.variant('provider', [
  v.strictObject({ provider: v.literal('none') }),
  v.strictObject({ provider: v.literal('tawk'), propertyId: v.string(), widgetId: v.string() }),
  v.strictObject({ provider: v.literal('crisp'), websiteId: v.string() }),
  v.strictObject({ provider: v.literal('chatwoot'), websiteToken: v.string(), baseUrl: httpsUrl }),
]);

/** `content/site.yaml`: who the agency is. The only place with its name, domain, address and numbers. */
export const IdentitySchema = v.strictObject({
  /** True while the values are samples; the production check refuses them. */
  sample: v.boolean(),
  name: v.pipe(v.string(), v.minLength(2), v.maxLength(24)),
  legalName: v.pipe(v.string(), v.minLength(2)),
  /** Canonical links, alternates and the sitemap are made from it. */
  baseUrl: v.pipe(httpsUrl, v.regex(/[^/]$/, 'leave out the slash at the end')),
  email: v.pipe(v.string(), v.email()),
  /** International form, for `tel:` links. */
  phone: v.pipe(v.string(), v.regex(/^\+\d{8,15}$/, 'write an international number such as "+31101234567"')),
  /** Digits only, as wa.me wants them. */
  whatsapp: v.pipe(v.string(), v.regex(/^\d{8,15}$/, 'write digits only, country code first')),
  address: v.strictObject({
    street: v.string(),
    postalCode: v.pipe(v.string(), v.regex(/^\d{4} [A-Z]{2}$/, 'write a Dutch postcode such as "1234 AB"')),
    city: v.string(),
    country: v.literal('NL'),
    latitude: v.number(),
    longitude: v.number(),
  }),
  kvk: v.pipe(v.string(), v.regex(/^\d{8}$/, 'write eight digits')),
  btw: v.pipe(v.string(), v.regex(/^NL\d{9}B\d{2}$/, 'write a VAT number such as NL123456789B01')),
  openingHours: v.strictObject({ days: v.array(v.picklist(days)), from: clock, to: clock }),
  /** Where a visitor complains about how personal data are handled. */
  supervisoryAuthority: v.strictObject({ nl: httpsUrl, en: httpsUrl }),
  priceRange: v.string(),
  social: v.array(v.strictObject({ network: v.picklist(['linkedin', 'instagram', 'facebook']), url: httpsUrl })),
  chat: ChatSchema,
});

export type Identity = v.InferOutput<typeof IdentitySchema>;
