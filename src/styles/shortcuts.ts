import type { UserShortcuts } from 'unocss';

/** What is put together from utilities: an icon with its motion, and what answers only with a script. */
export const shortcuts: UserShortcuts = [
  {
    arrow: 'i-lucide-arrow-right moves',
    'js-only': '[@media(scripting:none)]:hidden',
  },
];
