/** How often a moving pointer is looked at, and how far ahead its way is followed, in milliseconds. */
const between = 50;
const ahead = 200;

/** How near to where it leads a link has to be, in pixels, and how many links are near at one time. */
const reach = 150;
const most = 2;

interface Place {
  x: number;
  y: number;
}

type See = (near: HTMLAnchorElement[], over?: HTMLAnchorElement | null) => void;

/**
 * Says which links a moving pointer is heading for, and which one is there, or under it once it stands still. A hand is on
 * its way to a link for a third of a second and more: time enough to fetch a page. `links` is a selector.
 */
export function followPointer(links: string, see: See): void {
  let place: Place | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (from: Place) => {
    timer = undefined;
    const now = place ?? from;
    const isMoving = now !== from;
    const x = now.x + ((now.x - from.x) * ahead) / between;
    const y = now.y + ((now.y - from.y) * ahead) / between;
    const over = document.elementFromPoint(x, y)?.closest<HTMLAnchorElement>(links);
    const near = isMoving ? nearest(links, x, y) : [];
    see(over ? [over, ...near] : near, over);
    if (isMoving) timer = setTimeout(look, between, now);
  };
  addEventListener('pointermove', ({ clientX: x, clientY: y, pointerType, buttons }) => {
    // A finger has no way, and one that presses has arrived.
    if (pointerType === 'touch' || buttons) return;
    const from = place;
    place = { x, y };
    timer ??= setTimeout(look, between, from ?? place);
  });
  addEventListener('pointerdown', () => {
    clearTimeout(timer);
    timer = undefined;
  });
  // This code comes with the first move, which may have ended on a link; a finger leaves one behind that it has left.
  const over = matchMedia('(hover:hover)').matches && document.querySelector<HTMLAnchorElement>(`:is(${links}):hover`);
  if (over) see([over], over);
}

/** The links that are nearest to a place on the screen. */
function nearest(links: string, x: number, y: number): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(links)]
    .map((link) => ({ link, far: distance(link.getBoundingClientRect(), x, y) }))
    .filter(({ far }) => far < reach)
    .sort((one, other) => one.far - other.far)
    .slice(0, most)
    .map(({ link }) => link);
}

/** Pixels from a place to a box; a link that is not shown has none. */
function distance({ left, right, top, bottom, width }: DOMRect, x: number, y: number): number {
  return width ? Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) : Infinity;
}
