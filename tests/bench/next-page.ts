import type { DevTools } from './devtools.ts';

/** How somebody gets from one page to the next. */
export interface Way {
  name: string;
  /** Milliseconds that the pointer rests on the link before the button goes down. */
  rest: number;
  /** Milliseconds that the button, or the finger, is down. */
  held: number;
  touch?: boolean;
}

export interface NextPage {
  /** Milliseconds from letting go to the first frame that has the next page's heading. */
  painted: number;
  /** How the next page came. */
  came: 'prerendered' | 'prefetched' | 'over the line' | 'soft';
}

export interface Step {
  from: string;
  /** Path of the next page: its first link in the page's main part is taken. */
  to: string;
  heading: string;
  way: Way;
  /** How many times slower the processor is. */
  cpu: number;
}

const patience = 20_000;

/** Where a pointer is in the page, and how long a quick hand takes from there to a link, in milliseconds. */
const start = { x: 900, y: 650 };
export const underWay = 600;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Runs in every document, prerendered ones too: keeps the moment of the first frame that shows the next page. */
function watch(to: string, heading: string): void {
  const look = () => {
    const isThere = location.pathname === to && document.querySelector('h1')?.textContent === heading;
    if (!isThere) return void requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => Object.assign(globalThis, { benchPainted: performance.timeOrigin + performance.now() });
    port2.postMessage(0);
  };
  requestAnimationFrame(look);
}

/** Runs in the page before the click: where its link to the next one is on the screen, if nothing lies over it. */
function placeOf(to: string): { x: number; y: number } | undefined {
  const link = document.querySelector(`main a[href="${to}"]`);
  link?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = link?.getBoundingClientRect();
  const place = box && { x: box.x + Math.min(24, box.width / 2), y: box.y + box.height / 2 };
  return place && link?.contains(document.elementFromPoint(place.x, place.y)) ? place : undefined;
}

/** Runs in the next page: when it was painted, and how it had come. */
function arrival(to: string): { at: number; came: NextPage['came'] } | undefined {
  const { benchPainted: at } = globalThis as { benchPainted?: number };
  if (!at) return undefined;
  const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    deliveryType?: string;
    activationStart?: number;
  })[];
  if (!entry || new URL(entry.name).pathname !== to) return { at, came: 'soft' };
  if (entry.activationStart) return { at, came: 'prerendered' };
  return { at, came: entry.deliveryType === 'navigational-prefetch' ? 'prefetched' : 'over the line' };
}

/**
 * Opens a page with an empty cache, waits until it is at rest, goes to the next one and says how long that took.
 * The same for documents and for soft navigation: what counts is the frame with the new heading.
 */
export async function goToNextPage(browser: DevTools, { from, to, heading, way, cpu }: Step): Promise<NextPage> {
  const { browserContextId } = await browser.send('Target.createBrowserContext');
  try {
    const { targetId } = await browser.send('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
      forTab: true,
      width: 1280,
      height: 800,
    });
    const { sessionId: tab } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
    // Every document of the tab is slowed down and watched from its first moment on, a prerendered one too.
    const documents: string[] = [];
    const source = `(${watch})(${JSON.stringify(to)}, ${JSON.stringify(heading)})`;
    browser.on('Target.attachedToTarget', ({ sessionId }, parent) => {
      if (parent !== tab) return;
      const session = String(sessionId);
      documents.push(session);
      const ask = (method: string, parameters?: Record<string, unknown>) =>
        browser.send(method, parameters, session).catch(() => undefined);
      void ask('Emulation.setCPUThrottlingRate', { rate: cpu });
      void ask('Page.enable');
      void ask('Page.addScriptToEvaluateOnNewDocument', { source });
      void ask('Runtime.runIfWaitingForDebugger');
    });
    await browser.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }, tab);
    const page = await until(() => documents[0], 'a page');
    const run = async <Result>(session: string, code: (to: string) => Result): Promise<Result | undefined> => {
      const expression = `(${code})(${JSON.stringify(to)})`;
      // A document on its way out, or one that waits, may never answer.
      const answer = browser.send('Runtime.evaluate', { expression, returnByValue: true }, session);
      return (await Promise.race([answer.catch(() => undefined), pause(2000)]))?.result.value;
    };
    if (way.touch) await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true }, page);
    await browser.send('Page.navigate', { url: from }, page);
    await until(() => run(page, () => location.protocol !== 'about:' && document.readyState === 'complete'), from);
    await pause(1500);
    // A pointer comes from somewhere in the page, not out of the air onto a link; a finger has scrolled before it taps.
    if (way.touch) await swipe(browser, page);
    else await browser.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...start }, page);
    // Scrolled to, left alone for a moment, and looked at again: what comes late may have moved it.
    await run(page, placeOf);
    await pause(1000);
    const place = await run(page, placeOf);
    if (!place) throw new Error(`${from} has no link to ${to} that can be pressed`);
    const clicked = await press(browser, page, place, way);
    const found = await until(async () => {
      for (const session of documents) {
        const one = await run(session, arrival);
        if (one) return one;
      }
      return undefined;
    }, to);
    return { painted: found.at - clicked, came: found.came };
  } finally {
    await browser.send('Target.disposeBrowserContext', { browserContextId });
  }
}

/** What a finger does in a page, by the names of the developer tools. */
function touchIn(browser: DevTools, session: string) {
  return (type: string, touchPoints: object[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints }, session);
}

/** Scrolls a little with one finger. */
async function swipe(browser: DevTools, session: string): Promise<void> {
  const touch = touchIn(browser, session);
  await touch('touchStart', [{ x: 640, y: 600 }]);
  for (const y of [560, 500, 460, 460]) {
    await touch('touchMove', [{ x: 640, y }]);
    // It rests before it lifts, or the page would glide on and a tap would only stop it.
    await pause(100);
  }
  await touch('touchEnd', []);
}

/** Moves a pointer as a hand does: it sets off slowly, is fastest half way, and slows down before it stops. */
async function travel(
  move: (point: { x: number; y: number }) => Promise<unknown>,
  to: { x: number; y: number },
): Promise<void> {
  const begun = performance.now();
  for (let part = 0; part < 1; await pause(16)) {
    part = Math.min(1, (performance.now() - begun) / underWay);
    const way = part ** 3 * (10 - 15 * part + 6 * part ** 2);
    await move({ x: start.x + (to.x - start.x) * way, y: start.y + (to.y - start.y) * way });
  }
}

/** Presses what is at a place and gives the moment of letting go. */
async function press(browser: DevTools, session: string, place: { x: number; y: number }, way: Way): Promise<number> {
  const mouse = (type: string, more: object = {}) =>
    browser.send('Input.dispatchMouseEvent', { type, ...place, ...more }, session);
  const touch = touchIn(browser, session);
  const button = { button: 'left', clickCount: 1 };
  if (way.touch) await touch('touchStart', [place]);
  else {
    await travel((point) => mouse('mouseMoved', point), place);
    await pause(way.rest);
    await mouse('mousePressed', button);
  }
  await pause(way.held);
  const now = performance.timeOrigin + performance.now();
  // Not waited for: the page that would answer may be gone.
  void (way.touch ? touch('touchEnd', []) : mouse('mouseReleased', button)).catch(() => undefined);
  return now;
}

/** Asks again and again until there is an answer; throws when patience ends. */
async function until<Answer>(ask: () => Answer | Promise<Answer>, what: string): Promise<NonNullable<Answer>> {
  for (const started = performance.now(); performance.now() - started < patience; await pause(50)) {
    const answer = await ask();
    if (answer) return answer;
  }
  throw new Error(`${what} did not come within ${patience / 1000} s`);
}
