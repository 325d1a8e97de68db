import type { Io } from '../host/io.ts';
import type { ToolLanguage } from '../host/tool-language.ts';
import { reportTexts } from './report-texts.ts';

/** How long a run may take before it shows progress, in milliseconds. */
const patience = 500;

/** Moves the cursor of a terminal to the beginning of its line, and clears the line. */
const clearLine = '\r\u001B[2K';

/** Shows the progress of a long run in one line of a terminal. */
export function progressLine(
  language: ToolLanguage,
  stderr: Io['stderr'],
): { show(done: number, total: number): void; clear(): void } {
  const started = performance.now();
  let isShown = false;
  return {
    show(done, total) {
      if (performance.now() - started < patience) return;
      isShown = true;
      stderr.write(`${clearLine}${reportTexts[language].progress(done, total)}`);
    },
    clear() {
      if (isShown) stderr.write(clearLine);
    },
  };
}
