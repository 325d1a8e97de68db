import { parseWholeRecord } from './parse-whole-record.ts';
import { readPlainYaml } from './plain-yaml.ts';
import type { RecordFile } from './project.ts';

/**
 * Reads one YAML file of content. The whole parser only reads a file that is broken or not of the plain kind, and one
 * whose places are asked for.
 */
export function parseRecord(path: string, text: string): RecordFile {
  const plain = readPlainYaml(text);
  if (!plain) return parseWholeRecord(path, text);
  let whole: RecordFile | undefined;
  return {
    path,
    text,
    data: plain.data,
    problems: [],
    locate(steps) {
      whole ??= parseWholeRecord(path, text);
      return whole.locate(steps);
    },
  };
}
