import type { Context } from '#cli/content-lint/api.ts';
import type { SiteData } from '#cli/site-rules/site-data.ts';
import { type SchemaFinding, schemaFindings } from './schema-finding.ts';

/**
 * Reports the schema issues that belong to the rule `code`: `schemaFindings` gives each issue the code of its rule, and
 * says whether it is about the key of a field or its value (`on`).
 */
export function reportSchemaIssues(code: SchemaFinding['code'], context: Context<SiteData>): void {
  for (const finding of schemaFindings(context.data.issues))
    if (finding.code === code) context.report({ file: finding.file, path: finding.path, on: finding.on }, finding.args);
}
