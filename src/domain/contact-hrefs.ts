import type { Identity } from '#src/domain/identity.ts';

/** Links that reach the agency without the form: by phone, e-mail and WhatsApp. */
export function contactHrefs({ phone, email, whatsapp }: Pick<Identity, 'phone' | 'email' | 'whatsapp'>) {
  return { phone: `tel:${phone}`, email: `mailto:${email}`, whatsapp: `https://wa.me/${whatsapp}` };
}

/**
 * A Dutch phone number as people read it; any other one as it is.
 *
 * @example formatPhone('+31850000000') // '+31 85 000 00 00'
 */
export function formatPhone(phone: string): string {
  const match = /^\+31(\d{2})(\d{3})(\d{2})(\d{2})$/.exec(phone);
  return match ? `+31 ${match.slice(1).join(' ')}` : phone;
}
