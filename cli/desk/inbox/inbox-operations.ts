import type { DeskOperations } from '#cli/desk/desk-api.ts';
import { Refused } from '#cli/desk/refused.ts';
import { enquiriesDatabase, type Query } from '#cli/enquiries/database.ts';
import { readDetails } from '#cli/enquiries/enquiry-details.ts';
import { type EnquiryRow, inboxEnquiry, readEnquiries } from '#cli/enquiries/enquiry-rows.ts';
import { eraseFrom } from '#cli/enquiries/erase.ts';
import { allEnquiries, exportText } from '#cli/enquiries/export.ts';
import { noneDelivered } from '#cli/enquiries/list.ts';
import { isReference } from '#src/domain/enquiry.ts';
import { type DatabaseName, databases, type InboxOperations, type ListedEnquiry, type Selection } from './inbox-api.ts';

/** How many enquiries are listed: the newest. */
const maxListed = 200;

/** The condition of each selection, in SQL: `1` is true of every enquiry. */
const conditions: Record<Selection, string> = { all: '1', spam: 'spam = 1', undelivered: noneDelivered };

/** The enquiries of the contact form, through wrangler; `queryOf` gives another database in a test. */
export function inboxOperations(
  root: string,
  queryOf: (database: DatabaseName) => Query = (database) => queryThrough(root, database),
): Pick<DeskOperations, keyof InboxOperations> {
  const databaseOf = (database: DatabaseName): Query => {
    // Whatever its type says, a request can have any text here.
    if (databases.includes(database)) return queryOf(database);
    throw new Refused({ reason: 'bad-request', detail: 'database' });
  };
  return {
    async enquiries({ database, selection }) {
      // For any other text of a request all are listed, which does no harm.
      const where = conditions[Object.hasOwn(conditions, selection) ? selection : 'all'];
      try {
        const rows = await readEnquiries(databaseOf(database), { where, order: 'newest', limit: maxListed });
        return { enquiries: rows.map(listedEnquiry) };
      } catch (error) {
        // Nobody has sent anything here yet: the error is that of `enquiriesDatabase`.
        if (error instanceof Error && error.message.startsWith('the database has no tables')) return {};
        throw error;
      }
    },
    async enquiry({ database, reference }) {
      const details = isReference(reference) ? await readDetails(databaseOf(database), reference) : undefined;
      if (!details) throw new Refused({ reason: 'unknown', detail: reference });
      const { row, notifications, othersFromAddress } = details;
      // `fields` is what is left: all that is named here has a place of its own in the answer.
      const { message, reference: _, received: __, spam: ___, notifications: ____, ...fields } = inboxEnquiry(row);
      const deliveries = notifications.map(({ channel, state, attempts, last_error: error }) => {
        return { channel, state, attempts, error };
      });
      return { ...listedEnquiry(row), fields, message, deliveries, othersFromAddress };
    },
    async exportEnquiries({ database, format }) {
      const enquiries = await allEnquiries(databaseOf(database));
      // For any other text of a request it is csv.
      return { text: exportText(enquiries, format === 'json' ? 'json' : 'csv'), count: enquiries.length };
    },
    async eraseEnquiries({ database, email }) {
      if (typeof email !== 'string' || !email.includes('@'))
        throw new Refused({ reason: 'bad-request', detail: 'email' });
      return { erased: (await eraseFrom(databaseOf(database), email)).length };
    },
  };
}

function queryThrough(folder: string, database: DatabaseName): Query {
  return enquiriesDatabase(database === 'local' ? { folder } : { folder, remote: true, env: database });
}

function listedEnquiry(row: EnquiryRow): ListedEnquiry {
  const { reference, received, name, email, service, spam, notifications } = inboxEnquiry(row);
  return { reference, received, name, email, service, spam, notifications };
}
