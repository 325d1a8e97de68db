/** How often a moving pointer is sampled, and how far ahead its position is predicted, in milliseconds. */
const interval = 50;
const lookAhead = 200;

/** Links at most this far from the predicted position count as near, in pixels. */
const maxDistance = 150;

/** At most this many links are near at a time. */
const maxLinks = 2;

interface Position {
  x: number;
  y: number;
}

/** Is called with the links near the predicted position, and the link right there, which is the first of them. */
type OnTarget = (near: HTMLAnchorElement[], target?: HTMLAnchorElement | null) => void;

/**
 * Predicts where a moving pointer goes and reports the links near that position, with the link right there as the
 * target. When the pointer rests, only the link under it is reported. A hand needs a third of a second or more to reach
 * a link: enough to fetch a page.
 */
export function followPointerTrajectory(linkSelector: string, onTarget: OnTarget): void {
  let latest: Position | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sample = (previous: Position) => {
    timer = undefined;
    const current = latest ?? previous;
    // Every move makes a new object: the same one means that the pointer rests.
    const isMoving = current !== previous;
    const x = current.x + ((current.x - previous.x) * lookAhead) / interval;
    const y = current.y + ((current.y - previous.y) * lookAhead) / interval;
    const target = document.elementFromPoint(x, y)?.closest<HTMLAnchorElement>(linkSelector);
    const near = isMoving ? nearestLinks(linkSelector, x, y) : [];
    onTarget(target ? [target, ...near] : near, target);
    if (isMoving) timer = setTimeout(sample, interval, current);
  };
  addEventListener('pointermove', ({ clientX: x, clientY: y, pointerType, buttons }) => {
    // A finger has no trajectory, and a pointer that is pressed has reached its target.
    if (pointerType === 'touch') return;
    if (buttons) {
      latest = undefined;
      return;
    }
    const previous = latest;
    latest = { x, y };
    timer ??= setTimeout(sample, interval, previous ?? latest);
  });
  addEventListener('pointerdown', () => {
    clearTimeout(timer);
    timer = undefined;
  });
  // This code is loaded on the first input, which may have ended on a link. Touch screens keep `:hover` after a tap.
  const hovered =
    matchMedia('(hover:hover)').matches && document.querySelector<HTMLAnchorElement>(`:is(${linkSelector}):hover`);
  if (hovered) onTarget([hovered], hovered);
}

function nearestLinks(linkSelector: string, x: number, y: number): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(linkSelector)]
    .map((link) => ({ link, pixels: distance(link.getBoundingClientRect(), x, y) }))
    .filter(({ pixels }) => pixels < maxDistance)
    .sort((a, b) => a.pixels - b.pixels)
    .slice(0, maxLinks)
    .map(({ link }) => link);
}

/** Pixels from a position to a box; infinite for a link that is not displayed. */
function distance({ left, right, top, bottom, width }: DOMRect, x: number, y: number): number {
  return width ? Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) : Infinity;
}
