import type { Refusal } from '#cli/desk/desk-api.ts';

/** An operation that was not done, for a reason that the panel can show. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}
