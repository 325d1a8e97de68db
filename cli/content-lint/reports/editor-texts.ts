import type { ToolLanguage } from '../host/tool-language.ts';

const english = {
  replaceWith: (text: string) => `Replace with \`${text}\``,
  addMessage: (key: string, locales: readonly string[]) => `Add \`${key}\` to ${locales.join(', ')}`,
  accept: (key: string) => `Accept: the translations of \`${key}\` were compared with their source`,
  allow: (code: string, path: string) => `Allow this finding of ${code} in ${path}, where you give the reason`,
};

const dutch: typeof english = {
  replaceWith: (text) => `Vervang door \`${text}\``,
  addMessage: (key, locales) => `Voeg \`${key}\` toe aan ${locales.join(', ')}`,
  accept: (key) => `Goedkeuren: de vertalingen van \`${key}\` zijn met hun bron vergeleken`,
  allow: (code, path) => `Sta deze bevinding van ${code} toe in ${path}, waar u de reden geeft`,
};

/** The titles of what an editor offers to do about a finding. */
export const editorTexts: Record<ToolLanguage, typeof english> = { en: english, nl: dutch };
