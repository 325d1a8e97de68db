/** A font that visitors have already: the names it goes by, and its widths. */
export interface LocalFont {
  /** Full names, tried in this order. */
  names: readonly string[];
  /** Units in which the widths are given. */
  unitsPerEm: number;
  /** The width of each of `measured`, in the same order. */
  widths: readonly number[];
}

/** The characters whose widths are known. */
const measured = ' abcdefghijklmnopqrstuvwxyz,.';

/** The width of a character in ems. Throws for one that was not measured. */
export function localWidth(font: LocalFont, character: string): number {
  const width = font.widths[measured.indexOf(character)];
  if (width === undefined) throw new Error(`the width of \`${character}\` in ${font.names[0]} is not known`);
  return width / font.unitsPerEm;
}

/**
 * Arial is on Windows, macOS and iOS; Liberation Sans has its widths and is on Linux. Android has Roboto alone.
 * None of them may be shipped or is on every machine that builds, so their widths stand here.
 */
export const localFonts: Record<'arial' | 'roboto', Record<'regular' | 'bold', LocalFont>> = {
  arial: {
    regular: {
      names: ['Arial', 'Liberation Sans'],
      unitsPerEm: 2048,
      widths: [
        569, 1139, 1139, 1024, 1139, 1139, 569, 1139, 1139, 455, 455, 1024, 455, 1706, 1139, 1139, 1139, 1139, 682,
        1024, 569, 1139, 1024, 1479, 1024, 1024, 1024, 569, 569,
      ],
    },
    bold: {
      names: ['Arial Bold', 'Liberation Sans Bold'],
      unitsPerEm: 2048,
      widths: [
        569, 1139, 1251, 1139, 1251, 1139, 682, 1251, 1251, 569, 569, 1139, 569, 1821, 1251, 1251, 1251, 1251, 797,
        1139, 682, 1251, 1139, 1593, 1139, 1139, 1024, 569, 569,
      ],
    },
  },
  roboto: {
    regular: {
      names: ['Roboto'],
      unitsPerEm: 2048,
      widths: [
        507, 1114, 1149, 1072, 1155, 1085, 711, 1149, 1128, 497, 489, 1038, 497, 1795, 1130, 1168, 1149, 1164, 693,
        1056, 669, 1129, 992, 1539, 1015, 969, 1015, 402, 539,
      ],
    },
    bold: {
      // A newer Android has one variable file, which answers to the name of the regular cut.
      names: ['Roboto Bold', 'Roboto'],
      unitsPerEm: 2048,
      widths: [
        510, 1098, 1153, 1068, 1154, 1107, 734, 1169, 1146, 543, 532, 1094, 543, 1773, 1147, 1158, 1153, 1157, 747,
        1053, 692, 1146, 1035, 1505, 1042, 1028, 1042, 500, 595,
      ],
    },
  },
};
