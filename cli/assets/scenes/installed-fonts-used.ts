import type { Page } from 'playwright';

/**
 * Finds the installed fonts that a page is drawn with, each with the first element that uses it. Installed fonts differ
 * between machines, so a scene must bring its own fonts.
 */
export async function installedFontsUsed(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body, body *' });
  const byFamily = new Map<string, string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    const installed = fonts.filter((font) => !font.isCustomFont && !byFamily.has(font.familyName));
    if (installed.length === 0) continue;
    const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId });
    for (const { familyName } of installed) byFamily.set(familyName, `${familyName} in ${outerHTML.slice(0, 90)}`);
  }
  await session.detach();
  return [...byFamily.values()];
}
