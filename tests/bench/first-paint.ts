import type { Browser } from 'playwright';
import { phone } from './page-load.ts';

/** How a page's line is slowed down. */
export type Throttle = 'none' | 'devtools';

export interface FirstPaint {
  /** Milliseconds from the start of the navigation. */
  first: number;
  largest: number;
  /** Of everything that was fetched until the line was silent, without headers. */
  bytes: number;
  /** Of their headers, as HTTP/1.1 sends them. */
  headers: number;
  requests: number;
}

/**
 * What Chromium's developer tools apply for slow 4G, in Lighthouse's figures: 562.5 ms before every answer, 1.44 Mbit/s
 * down and 675 kbit/s up, in bytes a second.
 */
const devtools = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44e6 * 1.024) / 8,
  uploadThroughput: 675e3 / 8,
};

/** Opens a page on a phone with an empty cache and says when it was painted and what it fetched. */
export async function firstPaint(browser: Browser, url: string, throttle: Throttle, cpu: number): Promise<FirstPaint> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    if (throttle === 'devtools') await client.send('Network.emulateNetworkConditions', devtools);
    await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    let bytes = 0;
    let requests = 0;
    let headers = 0;
    // What a request has brought when its answer begins is the headers.
    const fetched = new Map<string, number>();
    client.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.url.startsWith('http')) fetched.set(requestId, response.encodedDataLength);
    });
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const begun = fetched.get(requestId);
      if (begun === undefined) return;
      bytes += encodedDataLength - begun;
      headers += begun;
      requests += 1;
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const paints = await page.evaluate(async () => {
      const [first] = performance.getEntriesByName('first-contentful-paint');
      const largest = await new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
        setTimeout(() => resolve(0), 1000);
      });
      return { first: first?.startTime ?? 0, largest };
    });
    return { ...paints, bytes, headers, requests };
  } finally {
    await context.close();
  }
}
