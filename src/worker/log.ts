import { errorCode } from '#src/worker/coded-error.ts';

/**
 * One event of the Worker. Every property is a code, a count, a time or the reference of an enquiry. There is no
 * property for what a visitor wrote, nor for an address.
 */
export interface LogEntry {
  /**
   * `handed-over`: the database did not take an enquiry, and the queue or a channel did. `turnstile-failed`: Turnstile
   * could not check a token. `step-failed`: of a cron. `message-failed`: of a queue. `count-failed`: Analytics Engine.
   * `gave-up`: no further attempt to deliver a notification. `notice-sent`: the agency was told of a failure.
   * `settings`: one of the Worker's settings is missing or wrong. `alarm-memory-failed`: the store that remembers when
   * the last alarm was sent. `address-hash-failed`: of a visitor's network address, for the limit of enquiries
   * a day. `digest`: the mail about several enquiries was sent.
   */
  event:
    | 'contact'
    | 'store-retried'
    | 'queue-send-failed'
    | 'rate-limit-failed'
    | 'delivered'
    | 'delivery-failed'
    | 'gave-up'
    | 'notice-sent'
    | 'notice-failed'
    | 'message-failed'
    | 'dead-letter'
    | 'sweep'
    | 'digest'
    | 'step-failed'
    | 'handed-over'
    | 'turnstile-failed'
    | 'nightly-report'
    | 'expired-deleted'
    | 'settings'
    | 'count-failed'
    | 'alarm-memory-failed'
    | 'address-hash-failed'
    | 'crash';
  level?: 'info' | 'warning' | 'error';
  reference?: string;
  channel?: string;
  status?: number;
  /** Message keys and error codes. */
  codes?: readonly string[];
  locale?: string;
  spam?: boolean;
  /** Whether the same enquiry had been stored before. */
  repeated?: boolean;
  count?: number;
  milliseconds?: number;
}

export type Log = (entry: LogEntry) => void;

/** Writes each entry as one line of JSON and counts it in Analytics Engine by event, status, channel and code. */
export function createLog(counters: Pick<AnalyticsEngineDataset, 'writeDataPoint'>): Log {
  return (entry) => {
    console[entry.level === 'error' ? 'error' : 'log'](JSON.stringify(entry));
    try {
      const blobs = [entry.event, String(entry.status ?? ''), entry.channel ?? '', entry.codes?.join(' ') ?? ''];
      counters.writeDataPoint({ indexes: [entry.event], blobs, doubles: [entry.count ?? 1, entry.milliseconds ?? 0] });
    } catch (error) {
      // A failing counter must not cost an enquiry.
      const failure: LogEntry = { event: 'count-failed', level: 'error', codes: [errorCode(error)] };
      console.error(JSON.stringify(failure));
    }
  };
}
