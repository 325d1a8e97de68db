import type { RouteName } from '#src/domain/routes.ts';

/** The routes of the legal texts; the Dutch one of each binds (A18, A53). */
export const legalDocuments = ['terms', 'privacy', 'accessibility'] as const satisfies readonly RouteName[];

export type LegalDocument = (typeof legalDocuments)[number];

export function isLegalDocument(route: RouteName): route is LegalDocument {
  return (legalDocuments as readonly RouteName[]).includes(route);
}
