import { alternates } from '#cli/audit/checks/alternates.ts';
import { anchors } from '#cli/audit/checks/anchors.ts';
import { budgets } from '#cli/audit/checks/budgets.ts';
import { canonical } from '#cli/audit/checks/canonical.ts';
import { closingLink } from '#cli/audit/checks/closing-link.ts';
import { files } from '#cli/audit/checks/files.ts';
import { foreignHosts } from '#cli/audit/checks/foreign-hosts.ts';
import { headings } from '#cli/audit/checks/headings.ts';
import { inlineCode } from '#cli/audit/checks/inline-code.ts';
import { language } from '#cli/audit/checks/language.ts';
import { languageSwitch } from '#cli/audit/checks/language-switch.ts';
import { leftovers } from '#cli/audit/checks/leftovers.ts';
import { links } from '#cli/audit/checks/links.ts';
import { pageSet } from '#cli/audit/checks/page-set.ts';
import { redirects } from '#cli/audit/checks/redirects.ts';
import { sampleIdentity } from '#cli/audit/checks/sample-identity.ts';
import { securityTxt } from '#cli/audit/checks/security-txt.ts';
import { sharePicture } from '#cli/audit/checks/share-picture.ts';
import { sitemap } from '#cli/audit/checks/sitemap.ts';
import { structuredData } from '#cli/audit/checks/structured-data.ts';
import { titles } from '#cli/audit/checks/titles.ts';
import type { Check } from './check.ts';

/** All checks of what is served. For each, tests in `tests/unit/audit` break a page that passes it. */
export const allChecks: readonly Check[] = [
  pageSet,
  links,
  anchors,
  files,
  redirects,
  headings,
  titles,
  canonical,
  alternates,
  sitemap,
  languageSwitch,
  language,
  leftovers,
  closingLink,
  structuredData,
  sharePicture,
  inlineCode,
  foreignHosts,
  securityTxt,
  sampleIdentity,
  budgets,
];
