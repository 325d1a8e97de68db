/**
 * The result of bringing a set of derived files up to date. The paths are for people to read: those of pictures begin
 * below `public/`, others at the root of the project.
 */
export interface RefreshReport {
  made: { path: string; bytes: number }[];
  /** How many files were up to date already. */
  kept: number;
  removed: string[];
  /** A message goes on where the path ends: `images/a.webp` and `does not exist`. */
  problems: { path: string; message: string }[];
}

/** Called with how many of all wanted files have been dealt with. */
export type OnProgress = (done: number, total: number) => void;

/** Prints a report, one line for each file, and gives the exit code: 1 if something could not be made. */
export function printReport({ made, kept, removed, problems }: RefreshReport): number {
  for (const { path, bytes } of made) console.log(`made     ${Math.ceil(bytes / 1000)} kB  ${path}`);
  for (const path of removed) console.log(`removed  ${path}`);
  console.log(`${made.length} made, ${kept} unchanged, ${removed.length} removed`);
  for (const { path, message } of problems) console.error(`${path} ${message}`);
  return problems.length > 0 ? 1 : 0;
}
