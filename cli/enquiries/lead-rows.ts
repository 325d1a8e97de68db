import { type ChannelName, channelNames } from '#src/domain/lead.ts';
import type { Query } from './database.ts';
import { localIso } from './when.ts';

/** A row of the inbox as the database gives it. */
export interface LeadRow {
  id: string;
  created_at: number;
  locale: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  service: string;
  message: string;
  spam: number;
  mail: string | null;
  webhook: string | null;
}

/** An enquiry as `--json` and the export show it. */
export interface InboxLead {
  reference: string;
  received: string;
  locale: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  service: string;
  message: string;
  spam: boolean;
  told: Partial<Record<ChannelName, string>>;
}

export interface Selection {
  /** More columns, as SQL. */
  extra?: string;
  /** A condition over `leads`, its values already written as SQL. */
  where: string;
  order: 'newest' | 'oldest';
  limit: number;
}

/** Reads enquiries with the state of each channel beside them. */
export function readLeads<Extra = unknown>(query: Query, selection: Selection): Promise<(LeadRow & Extra)[]> {
  const { where, order, limit, extra } = selection;
  const state = (channel: ChannelName) =>
    `(SELECT state FROM tellings WHERE lead_id = leads.id AND channel = '${channel}') AS ${channel}`;
  const direction = order === 'newest' ? 'DESC' : 'ASC';
  const more = [...channelNames.map(state), ...(extra ? [extra] : [])].join(', ');
  return query<LeadRow & Extra>(
    `SELECT id, created_at, locale, name, email, phone, company, service, message, spam, ${more}
     FROM leads WHERE ${where} ORDER BY created_at ${direction}, id ${direction} LIMIT ${limit}`,
  );
}

/** A row in the form that programs read. */
export function inboxLead(row: LeadRow): InboxLead {
  const { id, created_at, locale, name, email, phone, company, service, message, spam } = row;
  const told = Object.fromEntries(channelNames.flatMap((channel) => (row[channel] ? [[channel, row[channel]]] : [])));
  const received = localIso(created_at);
  return { reference: id, received, locale, name, email, phone, company, service, message, spam: spam === 1, told };
}
