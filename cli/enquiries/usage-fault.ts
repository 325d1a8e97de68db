/** Wrong use of a command: its sentence says what to write instead. */
export class UsageFault extends Error {}
