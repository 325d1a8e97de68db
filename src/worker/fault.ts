/** A fault with a short code that may be logged and stored: the text of other errors can hold what a visitor typed. */
export class Fault extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** The code of a fault, or the kind of any other error; never an error's own sentence. */
export function faultCode(error: unknown): string {
  if (error instanceof Fault) return error.code;
  if (error instanceof Error && /^[A-Za-z]{1,40}$/.test(error.name)) return error.name;
  return 'unknown';
}

/** Waits for work at most `milliseconds`; then throws a fault with the code `timeout`. The work itself is not stopped. */
export async function withinTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Fault('timeout')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

export interface Persistence {
  /** Pauses between attempts in milliseconds; one attempt more than there are pauses. */
  pauses: readonly number[];
  /** The longest one attempt may take, in milliseconds. */
  attemptTime: number;
  wait(milliseconds: number): Promise<void>;
}

/** Tries work that is safe to repeat until it succeeds or the attempts are used up; then throws the last error. */
export async function persist<T>(work: () => Promise<T>, { pauses, attemptTime, wait }: Persistence): Promise<T> {
  for (const pause of pauses) {
    try {
      return await withinTime(work(), attemptTime);
    } catch {
      await wait(pause);
    }
  }
  return withinTime(work(), attemptTime);
}
