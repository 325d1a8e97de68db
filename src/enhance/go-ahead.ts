import { rulesPolicy, speculationRules } from '#src/domain/speculation-rules.ts';
import { followPointer } from '#src/enhance/follow-pointer.ts';

/** How long a pointer stays with a link before its page is drawn, and what a slow line takes to fetch it, in milliseconds. */
const drawAfter = 50;
const fetched = 250;

/** Links to pages of ours. */
const links = 'a[href^="/"]:not([href*="."],[data-chat])';

/** What browsers know and TypeScript does not yet. */
interface Ahead {
  connection?: { saveData?: boolean };
  trustedTypes?: { createPolicy(name: string, rules: { createScript(): string }): { createScript(text: ''): string } };
}

/**
 * Gets the page ahead that a visitor is about to open. What a pointer is heading for is fetched; what it stays with is
 * drawn too, one page at a time and not before a slow line has brought it: a page that is still being drawn when the click
 * comes takes a slow processor longer than one that was only fetched. A visitor who saves data gets neither.
 */
export function goAhead(): void {
  if ((navigator as Ahead).connection?.saveData) return;
  const ask = HTMLScriptElement.supports?.('speculationrules') ? marker() : fetchPage;
  /** When each page was asked for. */
  const asked = new Map<string, number>();
  let drawn: HTMLAnchorElement | undefined;
  let aim: HTMLAnchorElement | null | undefined;
  let timer: ReturnType<typeof setTimeout>;
  const draw = (link: HTMLAnchorElement) => {
    delete drawn?.dataset.draw;
    drawn = link;
    link.dataset.draw = '';
  };
  followPointer(links, (near, over) => {
    const now = performance.now();
    for (const link of near) {
      if (link.pathname === location.pathname || asked.has(link.href)) continue;
      asked.set(link.href, now);
      ask(link);
    }
    if (over === aim) return;
    clearTimeout(timer);
    aim = over;
    // Not behind the language switch: its page would read the scroll position before the click has written it.
    const since = over && !over.dataset.switch && asked.get(over.href);
    if (since) timer = setTimeout(draw, Math.max(drawAfter, since + fetched - now), over);
  });
  addEventListener('pointerdown', () => clearTimeout(timer));
}

/**
 * Gives the browser its rules, and what marks a link for them. The rules come by code, after a first move: in the document
 * they would weigh on every page, for nobody who only reads.
 */
function marker(): (link: HTMLAnchorElement) => void {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  // Whatever it is given, the policy gives these rules.
  const policy = (window as Ahead).trustedTypes?.createPolicy(rulesPolicy, { createScript: () => speculationRules });
  script.text = policy ? policy.createScript('') : speculationRules;
  document.head.append(script);
  return (link) => {
    link.dataset.fetch = '';
  };
}

/** With fetch() and not <link rel=prefetch>, which the policy's default-src would block and Safari does not know. */
function fetchPage({ href }: HTMLAnchorElement): void {
  fetch(href, { priority: 'low' }).catch(() => {});
}
