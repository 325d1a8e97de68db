/**
 * What is wrong with the layout of the page as the window shows it: sideways scroll, text that is cut off or lies on
 * other text, pictures without a size or a name, targets that are too small. Runs in the page, so it imports nothing.
 */
export function layoutFaults(): string[] {
  const faults: string[] = [];
  const width = document.documentElement.clientWidth;
  const named = (element: Element) =>
    `<${element.tagName.toLowerCase()}> “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
  const stylesSeen = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const style = stylesSeen.get(element) ?? getComputedStyle(element);
    stylesSeen.set(element, style);
    return style;
  };
  const hiddenFromSight = (element: Element | null): boolean => {
    for (let one = element; one; one = one.parentElement) if (styleOf(one).clipPath !== 'none') return true;
    return false;
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !hiddenFromSight(element);

  if (document.documentElement.scrollWidth > width)
    faults.push(`the page is ${document.documentElement.scrollWidth} px wide in a window of ${width}`);

  /** The boxes around an element that cut off what is beyond them, and in which directions. */
  const cuttersOf = (element: Element) => {
    const cutters = [];
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY } = styleOf(one);
      const [aside, below] = [overflowX !== 'visible', /hidden|clip/.test(overflowY)];
      if (aside || below)
        cutters.push({ tag: one.tagName.toLowerCase(), aside, below, edge: one.getBoundingClientRect() });
    }
    return cutters;
  };

  interface Line {
    node: Text;
    box: DOMRect;
  }
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const parent = node.parentElement;
    if (!parent || !node.data.trim() || parent.closest('script,style,option,textarea') || !isSeen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    let block: Element = parent;
    while (styleOf(block).display === 'inline' && block.parentElement) block = block.parentElement;
    const inner = block.getBoundingClientRect();
    const cutters = cuttersOf(block);
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.bottom + scrollY < 0) continue;
      lines.push({ node, box });
      if (box.left < -1 || box.right > width + 1) faults.push(`text beyond the window: ${named(parent)}`);
      else if (box.right > inner.right + 1.5) faults.push(`text wider than its box: ${named(parent)}`);
      for (const { tag, aside, below, edge } of cutters) {
        const cutAside = aside && (box.right > edge.right + 1 || box.left < edge.left - 1);
        const cutBelow = below && (box.bottom > edge.bottom + 3 || box.top < edge.top - 3);
        if (cutAside || cutBelow) faults.push(`text cut off by <${tag}>: ${named(parent)}`);
      }
    }
  }

  // Line boxes are taller than their letters: two lines collide when a third of the smaller one lies on the other.
  lines.sort((a, b) => a.box.top - b.box.top);
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.box.top >= one.box.bottom) break;
      if (other.node === one.node) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 1 && down > Math.min(one.box.height, other.box.height) / 3)
        faults.push(
          `text on text: “${one.node.data.trim().slice(0, 30)}” and “${other.node.data.trim().slice(0, 30)}”`,
        );
    }
  }

  for (const image of document.images) {
    const { width: wide, height: high } = image.attributes as unknown as Record<string, Attr | undefined>;
    if (!image.hasAttribute('alt')) faults.push(`picture without alt: ${image.src}`);
    if (!(Number(wide?.value) > 0 && Number(high?.value) > 0)) faults.push(`picture without dimensions: ${image.src}`);
  }
  for (const drawing of document.querySelectorAll('svg')) {
    const isHidden = drawing.getAttribute('aria-hidden') === 'true';
    const isNamed = drawing.getAttribute('role') === 'img' && Boolean(drawing.getAttribute('aria-label'));
    // Real text in a drawing is read as text.
    const isRead = !isHidden && !isNamed && drawing.querySelector('text') !== null;
    if (isHidden === isNamed && !isRead && !drawing.parentElement?.closest('[aria-hidden=true]'))
      faults.push(`drawing neither named nor hidden, or both: ${drawing.outerHTML.slice(0, 80)}`);
  }

  const tooSmall = (scope: ParentNode, least: number) => {
    for (const target of scope.querySelectorAll('a[href],button,input,select,textarea,summary')) {
      if (!isSeen(target)) continue;
      // Who touches the label of a field has touched the field.
      const box = (target.closest('label') ?? target).getBoundingClientRect();
      if (box.width < least - 0.01 || box.height < least - 0.01)
        faults.push(`target of ${box.width.toFixed(1)} × ${box.height.toFixed(1)} px, not ${least}: ${named(target)}`);
    }
  };
  tooSmall(document, 24);
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) {
    menu.showPopover();
    tooSmall(menu, 44);
    const box = menu.getBoundingClientRect();
    if (box.left < 0 || box.right > width) faults.push(`the menu #${menu.id} reaches beyond the window`);
    menu.hidePopover();
  }
  for (const menu of document.querySelectorAll<HTMLDialogElement>('header dialog')) {
    menu.showModal();
    tooSmall(menu, 44);
    menu.close();
  }
  return [...new Set(faults)];
}
