import { contrast } from '#src/domain/contrast.ts';

/** A colour and its ground: opaque colours as `#rrggbb`. */
export interface ColourPair {
  colour: string;
  ground: string;
  /** Running text is lighter than 600 and smaller than 24 px. */
  kind: 'running text' | 'text' | 'border';
  where: string;
}

const atLeast = { 'running text': 7, text: 4.5, border: 3 } as const;

/** The pairs that have too little contrast, in words. */
export function colourFaults(pairs: readonly ColourPair[]): string[] {
  return pairs.flatMap(({ colour, ground, kind, where }) => {
    const ratio = contrast(colour, ground);
    return ratio < atLeast[kind]
      ? [`${kind} ${colour} on ${ground}: ${ratio.toFixed(2)} < ${atLeast[kind]}, ${where}`]
      : [];
  });
}

/**
 * Collects the colours of all text in sight and of the borders of controls, each with the ground it is seen on: the grounds
 * of all elements around it laid over each other. Runs in the page, so it imports nothing.
 */
export function colourPairs(): ColourPair[] {
  type Colour = [red: number, green: number, blue: number, alpha: number];
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const known = new Map<string, Colour>();
  // The canvas understands every notation that a computed style can have.
  const read = (css: string): Colour => {
    const before = known.get(css);
    if (before || !pen) return before ?? [0, 0, 0, 1];
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = css;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
    const colour: Colour = [red, green, blue, alpha / 255];
    known.set(css, colour);
    return colour;
  };
  const over = ([red, green, blue, alpha]: Colour, under: Colour): Colour => [
    red * alpha + under[0] * (1 - alpha),
    green * alpha + under[1] * (1 - alpha),
    blue * alpha + under[2] * (1 - alpha),
    1,
  ];
  const hex = (colour: Colour) =>
    `#${colour
      .slice(0, 3)
      .map((part) => Math.round(part).toString(16).padStart(2, '0'))
      .join('')}`;
  const canvas = read('Canvas');
  const groundOf = (element: Element | null): Colour => {
    const layers: Colour[] = [];
    for (let one = element; one; one = one.parentElement) {
      const layer = read(getComputedStyle(one).backgroundColor);
      layers.push(layer);
      if (layer[3] === 1) break;
    }
    return layers.reduceRight((under, layer) => over(layer, under), canvas);
  };
  const opacityOf = (element: Element | null): number => {
    let opacity = 1;
    for (let one = element; one; one = one.parentElement) opacity *= Number(getComputedStyle(one).opacity);
    return opacity;
  };

  const pairs = new Map<string, ColourPair>();
  const add = (element: Element, css: string, ground: Colour, kind: ColourPair['kind'], where: string) => {
    const [red, green, blue, alpha] = read(css);
    const colour = hex(over([red, green, blue, alpha * opacityOf(element)], ground));
    const key = `${kind} ${colour} ${hex(ground)}`;
    if (!pairs.has(key)) pairs.set(key, { colour, ground: hex(ground), kind, where });
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const element = node.parentElement;
    if (!element || !node.data.trim() || element.closest('script,style,option')) continue;
    // A text of an SVG is painted with its fill, on shapes: `text-contrast.ts` reads its pixels.
    if (element instanceof SVGElement || !element.checkVisibility({ visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight, clipPath } = getComputedStyle(element);
    if (clipPath !== 'none') continue;
    const isRunning = Number(fontWeight) < 600 && Number.parseFloat(fontSize) < 24;
    add(element, color, groundOf(element), isRunning ? 'running text' : 'text', `“${node.data.trim().slice(0, 40)}”`);
  }
  for (const field of document.querySelectorAll('input,textarea')) {
    if (!field.checkVisibility() || !field.getAttribute('placeholder')) continue;
    add(field, getComputedStyle(field, '::placeholder').color, groundOf(field), 'text', 'a placeholder');
  }
  for (const control of document.querySelectorAll('input,select,textarea,button,a')) {
    const style = getComputedStyle(control);
    const isField = /^(INPUT|SELECT|TEXTAREA)$/.test(control.tagName);
    // A control on a ground of its own is seen by that; one without is seen by its border.
    const isOutlined =
      style.borderTopWidth !== '0px' && style.borderBottomWidth !== '0px' && style.borderLeftWidth !== '0px';
    if (!control.checkVisibility() || !isOutlined || !(isField || read(style.backgroundColor)[3] === 0)) continue;
    if (read(style.borderTopColor)[3] === 0) continue;
    const where = `border of <${control.tagName.toLowerCase()}> “${(control.textContent ?? '').trim().slice(0, 30)}”`;
    add(control, style.borderTopColor, groundOf(control.parentElement), 'border', where);
    add(control, style.borderTopColor, groundOf(control), 'border', where);
  }
  return [...pairs.values()];
}
