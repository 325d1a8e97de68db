import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readAuditSite } from '#cli/audit/audit-site.ts';
import { auditInput } from '#cli/audit/served-folder.ts';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist/public');
if (!existsSync(join(dist, 'nl'))) throw new Error('There is no built site: run `npm run build` first.');

/** The built site as `npm run audit` reads it. */
export const auditedSite = readAuditSite(auditInput(dist, root));
