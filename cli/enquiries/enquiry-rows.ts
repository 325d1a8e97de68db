import type { Query } from '#cli/enquiries/database.ts';
import { localIso } from '#cli/enquiries/local-time.ts';
import { type EnquiryFields, fieldNames } from '#src/domain/contact-form.ts';
import { type NotificationName, notificationNames } from '#src/domain/enquiry.ts';

/** An enquiry as the database gives it, with the state of each channel's notification. */
export interface EnquiryRow extends EnquiryFields, Record<NotificationName, string | null> {
  id: string;
  /** In milliseconds since 1970. */
  created_at: number;
  locale: string;
  /** 1 if its text looks like spam, else 0. */
  spam: number;
}

/** An enquiry as `--json` and the export print it. */
export interface InboxEnquiry extends EnquiryFields {
  reference: string;
  received: string;
  locale: string;
  spam: boolean;
  /** The state of the notification by each channel, or of `digest`: the one mail that tells of several enquiries. */
  notifications: Partial<Record<NotificationName, string>>;
}

export interface Selection {
  /** More columns, as SQL. */
  extra?: string;
  /** A condition over `enquiries`, its values already written as SQL. */
  where: string;
  order: 'newest' | 'oldest';
  limit: number;
}

/** Reads enquiries with the state of each channel beside them. */
export function readEnquiries<Extra = unknown>(query: Query, selection: Selection): Promise<(EnquiryRow & Extra)[]> {
  const { where, order, limit, extra } = selection;
  const state = (channel: NotificationName) =>
    `(SELECT state FROM notifications WHERE enquiry_id = enquiries.id AND channel = '${channel}') AS ${channel}`;
  const direction = order === 'newest' ? 'DESC' : 'ASC';
  const more = [...notificationNames.map(state), ...(extra ? [extra] : [])].join(', ');
  // The list `fieldNames` becomes text with commas between its names.
  return query<EnquiryRow & Extra>(
    `SELECT id, created_at, locale, ${fieldNames}, spam, ${more}
     FROM enquiries WHERE ${where} ORDER BY created_at ${direction}, id ${direction} LIMIT ${limit}`,
  );
}

/** A row in the form that programs read. */
export function inboxEnquiry(row: EnquiryRow): InboxEnquiry {
  const { id, created_at, locale, spam } = row;
  const states = notificationNames.flatMap((channel) => (row[channel] ? [[channel, row[channel]]] : []));
  const fields = Object.fromEntries(fieldNames.map((name) => [name, row[name]])) as unknown as EnquiryFields;
  return {
    reference: id,
    received: localIso(created_at),
    locale,
    ...fields,
    spam: spam === 1,
    notifications: Object.fromEntries(states),
  };
}
