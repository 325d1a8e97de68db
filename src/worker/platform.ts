/** The few parts of Cloudflare's bindings that the Worker uses, so that a test can hand in faulty ones. */

export type SqlValue = string | number | null;

export interface SqlResult<Row> {
  results: Row[];
}

export interface SqlStatement {
  bind(...values: SqlValue[]): SqlStatement;
  all<Row>(): Promise<SqlResult<Row>>;
}

/** D1: a batch is one transaction. */
export interface Database {
  prepare(sql: string): SqlStatement;
  batch<Row>(statements: SqlStatement[]): Promise<SqlResult<Row>[]>;
}

/** What the queue carries: an enquiry's id and nothing of the enquiry. */
export interface LeadMessage {
  id: string;
}

export interface LeadQueue {
  send(message: LeadMessage): Promise<unknown>;
  sendBatch(messages: { body: LeadMessage }[]): Promise<unknown>;
}

export interface QueuedMessage {
  body: unknown;
  /** How many times it has been delivered, this time included. */
  attempts: number;
  ack(): void;
  retry(options: { delaySeconds: number }): void;
}

export interface MessageBatch {
  queue: string;
  messages: readonly QueuedMessage[];
}

export interface RateLimit {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

/** Analytics Engine: counts without keeping anything of a visitor. */
export interface Counters {
  writeDataPoint(point: { indexes: string[]; blobs: string[]; doubles: number[] }): void;
}

export interface Assets {
  fetch(request: Request): Promise<Response>;
}

/** Takes an `EmailMessage` of `cloudflare:email`. */
export interface MailBinding {
  send(message: object): Promise<unknown>;
}

export interface ScheduledEvent {
  cron: string;
  scheduledTime: number;
}

export interface EventContext {
  waitUntil(work: Promise<unknown>): void;
}

/** The bindings, variables and secrets of `wrangler.toml`. Secrets may be absent. */
export interface WorkerEnv {
  ASSETS: Assets;
  DB: Database;
  LEADS: LeadQueue;
  RATE_LIMIT: RateLimit;
  MAIL: MailBinding;
  COUNTERS: Counters;
  MAIL_FROM?: string;
  MAIL_TO?: string;
  WEBHOOK_URL?: string;
  WEBHOOK_SECRET?: string;
  ADDRESS_KEY?: string;
}
