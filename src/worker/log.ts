import type { Counters } from '#src/worker/platform.ts';

/**
 * One event of the Worker. Every property is a code, a count, a time or an enquiry's reference:
 * there is no property for anything a visitor typed, nor for an address.
 */
export interface LogEntry {
  event:
    | 'contact'
    | 'store-retried'
    | 'queue-send-failed'
    | 'rate-limit-failed'
    | 'told'
    | 'telling-failed'
    | 'gave-up'
    | 'alarm'
    | 'alarm-failed'
    | 'message-failed'
    | 'dead-letter'
    | 'sweep'
    | 'unheard'
    | 'cleaned'
    | 'settings'
    | 'crash';
  level?: 'info' | 'warning' | 'error';
  reference?: string;
  channel?: string;
  status?: number;
  /** Message keys and fault codes. */
  codes?: readonly string[];
  locale?: string;
  spam?: boolean;
  repeated?: boolean;
  count?: number;
  milliseconds?: number;
}

export type Log = (entry: LogEntry) => void;

/** Writes each entry as one line of JSON, and counts it by event, status, channel and code. */
export function createLog(counters: Counters | undefined): Log {
  return (entry) => {
    console[entry.level === 'error' ? 'error' : 'log'](JSON.stringify(entry));
    try {
      const blobs = [entry.event, String(entry.status ?? ''), entry.channel ?? '', entry.codes?.join(' ') ?? ''];
      counters?.writeDataPoint({ indexes: [entry.event], blobs, doubles: [entry.count ?? 1, entry.milliseconds ?? 0] });
    } catch {
      // A counter that fails must not cost an enquiry.
    }
  };
}
