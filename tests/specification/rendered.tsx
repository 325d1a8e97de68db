import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { expect } from 'vitest';

/** The HTML of a component, without React's own marks in it. */
export async function rendered(element: ReactElement): Promise<string> {
  const { prelude } = await prerender(element);
  return (await new Response(prelude).text()).replace(/<!--.*?-->/g, '');
}

/** Holds that a page shows some texts below its header, each behind the one before it. */
export async function expectInOrder(element: ReactElement, texts: readonly string[]): Promise<void> {
  const page = await rendered(element);
  let at = page.indexOf('<main');
  for (const text of texts) {
    expect(text).toMatch(/\S/);
    const html = renderToStaticMarkup(text);
    const next = page.indexOf(html, at);
    expect(next, `“${text}” is not behind the text before it`).toBeGreaterThan(-1);
    at = next + html.length;
  }
}
