import type { Check } from '#src/build/audit/check.ts';
import { alternates } from '#src/build/audit/checks/alternates.ts';
import { anchors } from '#src/build/audit/checks/anchors.ts';
import { budgets } from '#src/build/audit/checks/budgets.ts';
import { canonical } from '#src/build/audit/checks/canonical.ts';
import { closingLink } from '#src/build/audit/checks/closing-link.ts';
import { files } from '#src/build/audit/checks/files.ts';
import { foreignHosts } from '#src/build/audit/checks/foreign-hosts.ts';
import { headings } from '#src/build/audit/checks/headings.ts';
import { inlineCode } from '#src/build/audit/checks/inline-code.ts';
import { language } from '#src/build/audit/checks/language.ts';
import { languageSwitch } from '#src/build/audit/checks/language-switch.ts';
import { leftovers } from '#src/build/audit/checks/leftovers.ts';
import { links } from '#src/build/audit/checks/links.ts';
import { pageSet } from '#src/build/audit/checks/page-set.ts';
import { redirects } from '#src/build/audit/checks/redirects.ts';
import { sampleIdentity } from '#src/build/audit/checks/sample-identity.ts';
import { securityTxt } from '#src/build/audit/checks/security-txt.ts';
import { sharePicture } from '#src/build/audit/checks/share-picture.ts';
import { sitemap } from '#src/build/audit/checks/sitemap.ts';
import { structuredData } from '#src/build/audit/checks/structured-data.ts';
import { titles } from '#src/build/audit/checks/titles.ts';

/** Everything that is proved about what is served; each has a page in tests/unit/audit that breaks it. */
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
