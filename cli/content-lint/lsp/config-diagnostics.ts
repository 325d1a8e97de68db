import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver';
import { ProjectError } from '../core/project/project-error.ts';
import { configFiles } from '../host/config/load-config.ts';
import { explainCrash } from '../reports/crash.ts';

/**
 * Matches a line about a configuration: its name, the position if it is known, and what is wrong there, such as
 * `content-lint.config.ts:3:5: there is no rule …`.
 */
const problemLine = /^([\w.-]+\.m?[jt]s)(?::(\d+):(\d+))?:?\s*(.*)$/;

/** Why a project cannot be opened, as diagnostics of its configuration by path; none if it has no configuration. */
export function configDiagnostics(folder: string, error: unknown): Map<string, Diagnostic[]> {
  const name = configFiles.find((file) => existsSync(join(folder, file)));
  if (name === undefined) return new Map();
  const lines = readFileSync(join(folder, name), 'utf8').split('\n');
  const diagnostics = messagesOf(error).map((message): Diagnostic => {
    const [, file, line = '1', column = '1', rest = ''] = problemLine.exec(message) ?? [];
    const start = { line: Number(line) - 1, character: Number(column) - 1 };
    const word = /^[\w$-]+/.exec(lines[start.line]?.slice(start.character) ?? '')?.[0];
    return {
      range: { start, end: { line: start.line, character: start.character + (word?.length ?? 1) } },
      severity: DiagnosticSeverity.Error,
      source: 'content-lint',
      message: file === undefined ? message : rest,
    };
  });
  return new Map([[name, diagnostics]]);
}

function messagesOf(error: unknown): string[] {
  if (error instanceof ProjectError && error.code === 'bad-config') {
    return `${error.detail}${error.reason && `: ${error.reason}`}`.split('\n');
  }
  // In English: which language the project wants is in the configuration, which could not be read.
  return [
    explainCrash(error, 'en')
      .replace(/^error: /, '')
      .split('\n')[0] ?? '',
  ];
}
