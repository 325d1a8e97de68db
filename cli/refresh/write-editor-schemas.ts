import { folderTree, writeProjectFiles } from '#cli/content-lint/host.ts';
import { editorSchemas, settingsPath } from '#cli/site-rules/schemas/editor-schemas.ts';

/** Writes the schemas of records and catalogues, and an editor's settings. Gives the paths of changed files. */
export function writeEditorSchemas(root: string): string[] {
  const tree = folderTree(root);
  const files = editorSchemas(tree.texts([settingsPath]).get(settingsPath) ?? '{}\n');
  const before = tree.texts([...files.keys()]);
  const changed = new Map([...files].filter(([path, text]) => before.get(path) !== text));
  writeProjectFiles(root, changed);
  return [...changed.keys()];
}
