/** A command was used wrongly. The message says what to write instead. */
export class UsageError extends Error {}
