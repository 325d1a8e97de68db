/** The result of bringing a set of derived files up to date. Paths are addresses below `public/`. */
export interface RefreshReport {
  made: { path: string; bytes: number }[];
  /** How many files were up to date already. */
  kept: number;
  removed: string[];
  problems: { path: string; message: string }[];
}

/** Called with how many of the files that have to be made are done. */
export type OnProgress = (done: number, total: number) => void;

/** Prints a report, one line for each file, and gives the exit code: 1 if something could not be made. */
export function printReport({ made, kept, removed, problems }: RefreshReport): number {
  for (const { path, bytes } of made) console.log(`made     ${Math.ceil(bytes / 1000)} kB  ${path}`);
  for (const path of removed) console.log(`removed  ${path}`);
  console.log(`${made.length} made, ${kept} unchanged, ${removed.length} removed`);
  for (const { path, message } of problems) console.error(`${path} ${message}`);
  return problems.length > 0 ? 1 : 0;
}
