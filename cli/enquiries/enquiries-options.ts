import type { DatabaseOptions } from '#cli/enquiries/database.ts';

/** The options of every command. Commands use the local database unless `--remote` asks for the deployed one. */
export interface EnquiriesOptions extends DatabaseOptions {
  json?: boolean;
}
