import { contactHrefs, formatPhone } from '#src/domain/identity.ts';
import type { ViewContext } from '#src/views/context.ts';
import type { LinkView } from '#src/views/links.ts';

/** Links by which a visitor reaches the agency without the form; their texts say what to do, such as “Call us”. */
export function contactLinks({ site, t }: ViewContext): Record<'call' | 'mail' | 'whatsapp', LinkView> {
  const { phone, email } = site.identity;
  const hrefs = contactHrefs(site.identity);
  return {
    call: { label: t.text('contact.errors.another.call', { phone: formatPhone(phone) }), href: hrefs.phone },
    mail: { label: t.text('contact.errors.another.mail', { email }), href: hrefs.email },
    whatsapp: { label: t.text('contact.errors.another.whatsapp'), href: hrefs.whatsapp },
  };
}
