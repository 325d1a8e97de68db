import type { Browser, BrowserContextOptions } from 'playwright';

/** A line, as Chromium's developer tools throttle one: milliseconds before every answer, bits a second. */
export interface Throttling {
  latency: number;
  down: number;
  up: number;
}

export interface FontLoad {
  /** Milliseconds from the start of the navigation to the first frame with anything, and to the first with all faces. */
  firstPaint: number;
  facesShown: number;
  /** How far things moved, as Chromium counts it, until the page had rested. */
  shift: number;
}

declare global {
  interface Window {
    fontLoad: { facesShown: number; shift: number };
  }
}

/** Opens a page with an empty cache over a slow line and says when its faces were on the screen. */
export async function loadFonts(
  browser: Browser,
  url: string,
  { line, cpu, device }: { line: Throttling; cpu: number; device: BrowserContextOptions },
): Promise<FontLoad> {
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latency,
      downloadThroughput: line.down / 8,
      uploadThroughput: line.up / 8,
    });
    await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.addInitScript(() => {
      window.fontLoad = { facesShown: 0, shift: 0 };
      const isWebFont = ({ family }: FontFace) => !family.endsWith('-fallback');
      const frames = () => {
        const faces = [...document.fonts].filter(isWebFont);
        // The frame after the next one has been drawn with what was loaded before it.
        if (faces.length > 0 && faces.every(({ status }) => status === 'loaded'))
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              window.fontLoad.facesShown = performance.now();
            }),
          );
        else requestAnimationFrame(frames);
      };
      requestAnimationFrame(frames);
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
          window.fontLoad.shift += value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => window.fontLoad.facesShown > 0);
    await page.waitForTimeout(300);
    return await page.evaluate(() => {
      const [first] = performance.getEntriesByName('first-contentful-paint');
      return { firstPaint: first?.startTime ?? 0, ...window.fontLoad };
    });
  } finally {
    await context.close();
  }
}
