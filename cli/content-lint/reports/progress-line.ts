import type { Io } from '../io.ts';
import type { ToolLanguage } from './language.ts';
import { reportTexts } from './report-texts.ts';

/** So long a run may take before it says how far it is, in milliseconds. */
const patience = 500;

/** One line on a terminal that says how far a long run is; nothing on a pipe, in CI or for a short run. */
export function progressLine(
  language: ToolLanguage,
  stderr: Io['stderr'],
): { show(done: number, of: number): void; clear(): void } {
  const started = performance.now();
  let isShown = false;
  return {
    show(done, of) {
      if (!stderr.isTTY || performance.now() - started < patience) return;
      isShown = true;
      stderr.write(`\r\u001B[2K${reportTexts[language].progress(done, of)}`);
    },
    clear() {
      if (isShown) stderr.write('\r\u001B[2K');
    },
  };
}
