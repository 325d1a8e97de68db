import { contactHrefs, formatPhone } from '#src/domain/identity.ts';
import { legalDocuments } from '#src/domain/routes.ts';
import type { ViewContext } from '#src/views/context.ts';
import { mainMenuLinks } from '#src/views/layout/main-menu.ts';
import { categoryLinks, type LinkView, mainServiceLinks, pageLink } from '#src/views/links.ts';

/** The footer (R18). */
export interface FooterView {
  /** What the agency is, and for whom; the address follows it. */
  about: string;
  servicesTitle: string;
  services: LinkView[];
  companyTitle: string;
  company: LinkView[];
  socialTitle: string;
  social: LinkView[];
  contactTitle: string;
  legalName: string;
  address: string[];
  phone: LinkView;
  email: LinkView;
  hours: string;
  /** The numbers in the trade register (`kvk`) and for VAT (`btw`). */
  registrations: string[];
  legal: LinkView[];
  /** The label of the button that opens the cookie banner again. */
  cookies: string;
}

const networkNames = { linkedin: 'LinkedIn', instagram: 'Instagram', facebook: 'Facebook' } as const;

export function footerView(context: ViewContext): FooterView {
  const { site, t } = context;
  const { legalName, address, phone, email, kvk, btw, social } = site.identity;
  const hrefs = contactHrefs(site.identity);
  return {
    about: t.text('shell.footer.about'),
    servicesTitle: t.text('shell.footer.services'),
    services: [...categoryLinks(context), ...mainServiceLinks(context)],
    companyTitle: t.text('shell.footer.company'),
    company: [...mainMenuLinks(context), pageLink(context, 'contact', 'pages.contact.name')],
    socialTitle: t.text('shell.footer.social'),
    social: social.map(({ network, url }) => ({ label: networkNames[network], href: url })),
    contactTitle: t.text('shell.footer.contact'),
    legalName,
    address: [address.street, `${address.postalCode} ${address.city}`],
    phone: { label: formatPhone(phone), href: hrefs.phone },
    email: { label: email, href: hrefs.email },
    hours: t.text('shell.contactMenu.hours'),
    registrations: [t.text('shell.footer.kvk', { kvk }), t.text('shell.footer.btw', { btw })],
    legal: legalDocuments.map((route) => pageLink(context, route, `pages.${route}.name`)),
    cookies: t.text('shell.consent.change'),
  };
}
