import type { Io } from '../host/io.ts';
import type { ToolLanguage } from '../host/tool-language.ts';
import { reportTexts } from './report-texts.ts';

/** How long a run may take before it shows progress, in milliseconds. */
const patience = 500;

/** Shows the progress of a long run in one line of a terminal. */
export function progressLine(
  language: ToolLanguage,
  stderr: Io['stderr'],
): { show(done: number, of: number): void; clear(): void } {
  const started = performance.now();
  let isShown = false;
  return {
    show(done, of) {
      if (performance.now() - started < patience) return;
      isShown = true;
      stderr.write(`\r\u001B[2K${reportTexts[language].progress(done, of)}`);
    },
    clear() {
      if (isShown) stderr.write('\r\u001B[2K');
    },
  };
}
