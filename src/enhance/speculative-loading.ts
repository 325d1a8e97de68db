import { speculationPolicy, speculationRules } from '#src/domain/speculation-rules.ts';
import { followPointerTrajectory } from '#src/enhance/pointer-trajectory.ts';

/** How long a pointer stays on a link before its page is prerendered, in milliseconds. */
const hoverTime = 50;

/** How long a link is focused before its page is prefetched, in milliseconds: tabbing past it loads nothing. */
const focusTime = 200;

/** How long a slow line takes to fetch a page, in milliseconds. */
const fetchTime = 250;

/** Links to pages of this site. A path with a dot is that of a file, such as the vCard. */
const linkSelector = 'a[href^="/"]:not([href*="."])';

/** The APIs that browsers have and TypeScript's DOM library lacks. */
interface NewBrowserApis {
  connection?: { saveData?: boolean };
  trustedTypes?: { createPolicy(name: string, rules: { createScript(): string }): { createScript(text: ''): string } };
}

/**
 * Loads the page that a visitor is about to open. A page is prefetched when the pointer moves towards its link, or the
 * keyboard focuses it. It is prerendered when the pointer rests on the link: one page at a time, and only after a slow
 * line would have fetched it, because a page that is still being prerendered at the click opens later on a slow
 * processor than one that was only fetched. Does nothing for a visitor who saves data.
 */
export function setUpSpeculativeLoading(): void {
  if ((navigator as NewBrowserApis).connection?.saveData) return;
  const prefetch = HTMLScriptElement.supports?.('speculationrules') ? addSpeculationRules() : fetchPage;
  /** When each page was requested, by its URL. */
  const requestTimes = new Map<string, number>();
  let prerendered: HTMLAnchorElement | undefined;
  let currentTarget: HTMLAnchorElement | null | undefined;
  let timer: ReturnType<typeof setTimeout>;
  // The speculation rules load the page of a link with this attribute; without support for them it does nothing.
  const prerender = (link: HTMLAnchorElement) => {
    delete prerendered?.dataset.prerender;
    prerendered = link;
    link.dataset.prerender = '';
  };
  const requestOnce = (link: HTMLAnchorElement) => {
    if (link.pathname === location.pathname || requestTimes.has(link.href)) return;
    requestTimes.set(link.href, performance.now());
    prefetch(link);
  };
  followPointerTrajectory(linkSelector, (near, target) => {
    const now = performance.now();
    near.forEach(requestOnce);
    if (target === currentTarget) return;
    clearTimeout(timer);
    currentTarget = target;
    // Not the language switch: its page would read the scroll position before the click has stored it.
    const requestedAt = target && !target.dataset.switch && requestTimes.get(target.href);
    if (requestedAt) timer = setTimeout(prerender, Math.max(hoverTime, requestedAt + fetchTime - now), target);
  });
  addEventListener('pointerdown', () => clearTimeout(timer));
  let focusTimer: ReturnType<typeof setTimeout>;
  const followFocus = (focused: Element | null) => {
    clearTimeout(focusTimer);
    if (focused?.matches(`${linkSelector}:focus-visible`))
      focusTimer = setTimeout(requestOnce, focusTime, focused as HTMLAnchorElement);
  };
  addEventListener('focusin', ({ target }) => followFocus(target as Element));
  // The key that loaded this code may have moved the focus to a link already.
  followFocus(document.activeElement);
}

/**
 * Adds the speculation rules and gives the function that marks a link for them. They are added by code after the first
 * input: in the document they would weigh on every page, also for visitors who only read.
 */
function addSpeculationRules(): (link: HTMLAnchorElement) => void {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  // The Trusted Types policy returns these rules whatever text it is given.
  const policy = (window as NewBrowserApis).trustedTypes?.createPolicy(speculationPolicy, {
    createScript: () => speculationRules,
  });
  script.text = policy ? policy.createScript('') : speculationRules;
  document.head.append(script);
  return (link) => {
    link.dataset.prefetch = '';
  };
}

/** Uses fetch(): the security policy's default-src blocks `<link rel=prefetch>`, and Safari does not support it. */
function fetchPage({ href }: HTMLAnchorElement): void {
  fetch(href, { priority: 'low' }).catch(reportError);
}
