import type { UserShortcuts } from 'unocss';

/** What is put together from utilities: what answers only with a script. */
export const shortcuts: UserShortcuts = [
  {
    'js-only': '[@media(scripting:none)]:hidden',
  },
];
