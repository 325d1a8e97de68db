import type { Browser, Page } from 'playwright';

/** How somebody gets from one page to the next. */
export interface Way {
  name: string;
  /** Milliseconds that the pointer rests on the link, or the finger lies on it. */
  rest: number;
  touch?: boolean;
}

export interface NextPage {
  /** Milliseconds from the click to the first frame that has the next page's heading. */
  painted: number;
  /** How the next document came: `navigational-prefetch`, `cache`, `` for the line, `soft` where no document came. */
  delivery: string;
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

const store = { click: 'bench:click', to: 'bench:to', heading: 'bench:heading', painted: 'bench:painted' };

/** Runs in every document: keeps the moment of the click, and of the first frame behind it that has the heading. */
function watch(keys: typeof store): void {
  const now = () => String(performance.timeOrigin + performance.now());
  addEventListener('click', () => sessionStorage.setItem(keys.click, now()), true);
  const look = () => {
    const { [keys.to]: to, [keys.heading]: heading } = sessionStorage;
    const isThere = location.pathname === to && document.querySelector('h1')?.textContent === heading;
    if (!isThere) return void requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => sessionStorage.setItem(keys.painted, now());
    port2.postMessage(0);
  };
  requestAnimationFrame(look);
}

/**
 * Opens a page with an empty cache, waits until it is at rest, goes to the next one and says how long that took.
 * The same for documents and for soft navigation: what counts is the frame with the new heading.
 */
export async function goToNextPage(browser: Browser, { from, to, heading, way, cpu }: Step): Promise<NextPage> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    ...(way.touch && { hasTouch: true }),
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch, store);
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.goto(from, { waitUntil: 'networkidle' });
    const link = page.locator(`main a[href="${to}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(1000);
    const box = await link.boundingBox();
    if (!box) throw new Error(`${from} has no link to ${to}`);
    await page.evaluate(
      ([keys, path, text]) => {
        sessionStorage.setItem(keys.to, path);
        sessionStorage.setItem(keys.heading, text);
      },
      [store, to, heading] as const,
    );
    await press(page, { x: box.x + Math.min(24, box.width / 2), y: box.y + box.height / 2 }, way);
    return await arrival(page);
  } finally {
    await context.close();
  }
}

async function press(page: Page, { x, y }: { x: number; y: number }, { rest, touch }: Way): Promise<void> {
  if (!touch) {
    await page.mouse.move(x, y);
    await page.waitForTimeout(rest);
    await page.mouse.down();
    return page.mouse.up();
  }
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(rest);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Asks until the next page is painted; the document may be on its way out, so a failed question is asked again. */
async function arrival(page: Page): Promise<NextPage> {
  for (let attempt = 0; attempt < 150; attempt++) {
    await page.waitForTimeout(100);
    const found = await page
      .evaluate((keys) => {
        const { [keys.painted]: painted, [keys.click]: click, [keys.to]: to } = sessionStorage;
        if (!painted || !click) return undefined;
        const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
          deliveryType?: string;
        })[];
        const isDocument = entry && new URL(entry.name).pathname === to;
        return { painted: Number(painted) - Number(click), delivery: isDocument ? (entry.deliveryType ?? '') : 'soft' };
      }, store)
      .catch(() => undefined);
    if (found) return found;
  }
  throw new Error(`${page.url()}: the next page was not painted within 15 s`);
}
