type Rgb = readonly [number, number, number];

function rgb(colour: string): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (!match) throw new Error(`\`${colour}\` is not a colour such as #1F4FD8`);
  return match.slice(1).map((part) => Number.parseInt(part, 16)) as unknown as Rgb;
}

/** The relative luminance of a colour, between 0 and 1. The numbers are those of its definition in WCAG. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = rgb(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two `#rrggbb` colours by WCAG, between 1 and 21. Throws on any other notation. */
export function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes a colour with `towards`, step by step, until its contrast with the background `on` is at least `atLeast`. */
export function untilReadable(colour: string, { on, towards, atLeast }: Readable): string {
  for (let share = 0; share < 1; share += 0.1) {
    const mixed = mix(colour, towards, share);
    if (contrast(mixed, on) >= atLeast) return mixed;
  }
  return towards;
}

interface Readable {
  on: string;
  towards: string;
  atLeast: number;
}

function mix(from: string, to: string, share: number): string {
  const target = rgb(to);
  const parts = rgb(from).map((part, index) => Math.round(part + ((target[index] ?? 0) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
