/** What panel and server say to each other about the enquiries of the contact form. */

/** The database of this machine, or the deployed one of an environment. */
export const databases = ['local', 'preview', 'production'] as const;

export type DatabaseName = (typeof databases)[number];

/** Which enquiries are listed; `undelivered` are those of which no notification has reached the agency. */
export const selections = ['all', 'spam', 'undelivered'] as const;

export type Selection = (typeof selections)[number];

/** An enquiry in the list, without its message: that is asked for when somebody opens the enquiry. */
export interface ListedEnquiry {
  reference: string;
  /** ISO 8601. */
  received: string;
  name: string;
  email: string;
  service: string;
  spam: boolean;
  /** The state of each notification by its channel, such as `delivered` for `mail`. */
  notifications: Record<string, string>;
}

export interface EnquiryDetails extends ListedEnquiry {
  /** The other fields, with what the visitor entered. */
  fields: Record<string, string>;
  message: string;
  /** How often each notification was tried, and the code of the last error. */
  deliveries: { channel: string; state: string; attempts: number; error: string | null }[];
  /** How many other enquiries came from the same IP address in the last two days. */
  othersFromAddress: number;
}

interface InDatabase {
  database: DatabaseName;
}

export interface InboxOperations {
  /** The newest enquiries; undefined if the database is not there yet. */
  enquiries(input: InDatabase & { selection: Selection }): { enquiries?: ListedEnquiry[] };
  enquiry(input: InDatabase & { reference: string }): EnquiryDetails;
  /** All enquiries as a file, which the panel hands to the browser. */
  exportEnquiries(input: InDatabase & { format: 'csv' | 'json' }): { text: string; count: number };
  /** Deletes everything from one email address for good. Gives how many enquiries that were. */
  eraseEnquiries(input: InDatabase & { email: string }): { erased: number };
}

/** The names of these operations, for `desk-routes.ts`. */
export const inboxOperationNames = [
  'enquiries',
  'enquiry',
  'exportEnquiries',
  'eraseEnquiries',
] as const satisfies (keyof InboxOperations)[];
