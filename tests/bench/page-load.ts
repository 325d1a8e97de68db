import type { Browser, Page } from 'playwright';

/** What a phone fetches for a page that nobody has scrolled yet. */
export interface PageLoad {
  requests: number;
  /** Bytes by kind, as they came over the line, headers included. */
  bytes: Record<'document' | 'style' | 'script' | 'font' | 'picture' | 'other', number>;
  /** Pictures that were fetched although they lie wholly below the screen. */
  belowFold: string[];
  /** Requests that came from another host or did not succeed. */
  strange: string[];
  /** Tag of the largest thing painted, and how far things moved. */
  largest: string;
  shift: number;
}

const kinds: Record<string, keyof PageLoad['bytes']> = {
  Document: 'document',
  Stylesheet: 'style',
  Script: 'script',
  Font: 'font',
  Image: 'picture',
};

/** A phone 360 px wide, three device pixels to one. */
export const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

/** Loads a page with an empty cache and waits until the line has been silent for half a second. */
export async function loadOnPhone(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const load: PageLoad = {
    requests: 0,
    bytes: { document: 0, style: 0, script: 0, font: 0, picture: 0, other: 0 },
    belowFold: [],
    strange: [],
    largest: '',
    shift: 0,
  };
  const client = await context.newCDPSession(page);
  const fetched = new Map<string, { kind: keyof PageLoad['bytes']; url: string }>();
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!/^https?:/.test(response.url)) return;
    fetched.set(requestId, { kind: kinds[type] ?? 'other', url: response.url });
    if (response.status >= 400 && response.url !== url) load.strange.push(`${response.status} ${response.url}`);
    if (new URL(response.url).host !== new URL(url).host) load.strange.push(response.url);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = fetched.get(requestId);
    if (!found) return;
    load.requests += 1;
    load.bytes[found.kind] += encodedDataLength;
  });
  await client.send('Network.enable');
  await page.goto(url, { waitUntil: 'networkidle' });
  Object.assign(load, await painted(page));
  await context.close();
  return load;
}

/** The largest paint, the layout shift and the early pictures of a loaded page. */
function painted(page: Page): Promise<Pick<PageLoad, 'largest' | 'shift' | 'belowFold'>> {
  return page.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
        observer.observe({ type, buffered: true });
        setTimeout(() => resolve([]), 200);
      });
    const largest = (await entries('largest-contentful-paint')).at(-1) as { element?: Element } | undefined;
    const shifts = (await entries('layout-shift')) as (PerformanceEntry & { value: number })[];
    const early = [...document.images].filter((image) => {
      const came = image.complete && image.naturalWidth > 0 && image.currentSrc.startsWith('http');
      return came && image.getBoundingClientRect().top >= innerHeight;
    });
    return {
      largest: largest?.element?.tagName.toLowerCase() ?? '',
      shift: Math.round(shifts.reduce((sum, { value }) => sum + value, 0) * 1000) / 1000,
      belowFold: early.map((image) => new URL(image.currentSrc).pathname),
    };
  });
}
