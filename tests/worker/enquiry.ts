import { type EnquiryFields, formFields } from '#src/domain/contact-form.ts';
import { rememberEntered } from './entered-values.ts';

export type Fields = Record<string, string>;

let count = 0;

/** The values of a valid form, which occur nowhere else; `fields` replaces single fields. */
export function enquiry(fields: Fields = {}): Fields & EnquiryFields {
  count += 1;
  const mark = `${count}-${crypto.randomUUID().slice(0, 8)}`;
  const values = Object.fromEntries(
    formFields.map(({ name, type, options }) => {
      const examples = {
        text: `Wiebe ${name} ${mark}`,
        email: `wiebe.${mark}@proefneming.example`,
        tel: '+31 (0)85 123 45 67',
        select: options?.[1] ?? '',
        textarea: `Kunt u onze kassa ${mark} aan de voorraad koppelen?`,
      };
      return [name, fields[name] ?? examples[type]];
    }),
  ) as unknown as EnquiryFields;
  rememberEntered(formFields.flatMap(({ name, options }) => (options ? [] : [values[name]])));
  return { 'form-name': 'contact', 'bot-field': '', ...values, ...fields };
}

/** The fields of an enquiry with nothing in them. */
export const emptyFields = Object.fromEntries(formFields.map(({ name }) => [name, ''])) as unknown as EnquiryFields;

/** A form as a body, the way a browser writes it. */
export const encoded = (fields: Fields): string => new URLSearchParams(fields).toString();

/** Headers as Chromium sends them with the site's own form. */
const browserHeaders: Fields = {
  'Content-Type': 'application/x-www-form-urlencoded',
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'Sec-Fetch-Site': 'same-origin',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-User': '?1',
};

let address = 0;

/** An IPv4 address that no earlier post of the run has used. */
export function freshAddress(): string {
  address += 1;
  return `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`;
}

/** A post as a browser makes it, from an address of its own; `headers` replaces single headers, null leaves one out. */
export function post(body: Fields | string, headers: Record<string, string | null> = {}) {
  const all = { ...browserHeaders, 'CF-Connecting-IP': freshAddress(), ...headers };
  const kept = Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null));
  return {
    method: 'POST',
    body: typeof body === 'string' ? body : encoded(body),
    headers: kept,
    redirect: 'manual',
  } as const;
}
