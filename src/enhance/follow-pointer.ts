/** How often a moving pointer is looked at, and how far ahead its way is followed, in milliseconds. */
const between = 50;
const ahead = 200;

/** How near to where it leads a link has to be, in pixels, and how many links are near at one time. */
const reach = 150;
const most = 2;

type See = (near: HTMLAnchorElement[], over?: HTMLAnchorElement) => void;

/**
 * Says which links a moving pointer is heading for, and which one is there, or under it once it stands still. A hand is on
 * its way to a link for a third of a second and more: time enough to fetch a page. `links` is a selector, `first` the event
 * that brought this code.
 */
export function followPointer(links: string, see: See, first?: Event): void {
  let place: { x: number; y: number } | undefined;
  let seen = place;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    timer = undefined;
    if (!place) return;
    const from = seen ?? place;
    const x = place.x + ((place.x - from.x) * ahead) / between;
    const y = place.y + ((place.y - from.y) * ahead) / between;
    const over = document.elementFromPoint(x, y)?.closest<HTMLAnchorElement>(links) ?? undefined;
    const isMoving = place !== from;
    see([...(over ? [over] : []), ...(isMoving ? nearest(links, x, y) : [])], over);
    seen = place;
    if (isMoving) timer = setTimeout(look, between);
  };
  const move = ({ clientX: x, clientY: y, pointerType, buttons }: PointerEvent) => {
    // A finger has no way, and one that presses has arrived.
    if (pointerType === 'touch' || buttons) return;
    place = { x, y };
    timer ??= setTimeout(look, between);
  };
  if (first instanceof PointerEvent) move(first);
  addEventListener('pointermove', move);
  addEventListener('pointerdown', () => {
    clearTimeout(timer);
    timer = undefined;
  });
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
