import type { Identity } from '#src/domain/identity.ts';
import type { Locale } from '#src/domain/locale.ts';
import type { Price } from '#src/domain/service.ts';

/** One entry of the breadcrumbs of a page. */
export interface Breadcrumb {
  label: string;
  /** Absent on the current page. */
  href?: string;
}

/** One `hreflang` link, absolute. */
export interface Alternate {
  hreflang: string;
  url: string;
}

/** The metadata of a page (R56, R90, R91). All URLs are absolute. */
export interface PageMeta {
  locale: Locale;
  /** Ends with the name of the site. */
  title: string;
  description: string;
  keywords: string;
  /** The URL of the page. */
  url: string;
  /** Absent on pages that are not to be indexed. */
  canonical?: string;
  noIndex: boolean;
  alternates: Alternate[];
  /** The other locales that have the page; none if the page is not to be indexed. */
  alternateLocales: Locale[];
  /** As `og:type` has it. */
  type: 'website' | 'article';
  /** The picture that is shown where the page is shared. */
  image: { url: string; width: number; height: number; alt: string };
  breadcrumbs: Breadcrumb[];
  /** The name of the agency. */
  author: string;
  /** When a case or a legal text was published and last changed: days such as `2026-11-23`. */
  published?: string;
  modified?: string;
  faq?: { question: string; answer: string }[];
  /** The agency in full, on the pages that present it: home and contact. */
  organization?: Pick<Identity, 'legalName' | 'email' | 'phone' | 'kvk' | 'btw' | 'social'>;
  /** What search engines show of a shop or office, on the same pages. */
  localBusiness?: Pick<Identity, 'address' | 'openingDays' | 'priceRange' | 'phone'> & {
    /** Times such as `07:00`. */
    opens: string;
    closes: string;
  };
  /** Only on the page of a service. */
  service?: { name: string; description: string; category: string; price?: Pick<Price, 'from' | 'to'> };
  /** Only on the page of a case: what search engines get as a `CreativeWork`. */
  work?: { name: string; description: string; year: number };
}
