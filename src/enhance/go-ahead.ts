import { rulesPolicy, speculationRules } from '#src/domain/speculation-rules.ts';

/** How long a pointer rests on a link before its page is drawn, in milliseconds, where a browser has speculation rules. */
const drawAfter = 250;

/** And before its page is fetched, where it has none. */
const fetchAfter = 80;

/** What browsers know and TypeScript does not yet. */
interface Ahead {
  connection?: { saveData?: boolean };
  trustedTypes?: { createPolicy(name: string, rules: { createScript(): string }): { createScript(text: ''): string } };
}

/**
 * Gets the page ahead that a visitor is about to open. Under a pointer it is fetched at once; under one that rests it is
 * drawn too, but not before a slow line has brought it: a page that is still being drawn when the click comes takes a slow
 * processor longer than one that was only fetched. A visitor who saves data gets neither.
 */
export function goAhead(): void {
  if ((navigator as Ahead).connection?.saveData) return;
  if (HTMLScriptElement.supports?.('speculationrules')) {
    addRules();
    onRest(drawAfter, drawer());
  } else onRest(fetchAfter, fetcher());
}

/** The rules come by code, after a first move: in the document they would weigh on every page, for nobody who only reads. */
function addRules(): void {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  // Whatever it is given, the policy gives these rules.
  const policy = (window as Ahead).trustedTypes?.createPolicy(rulesPolicy, { createScript: () => speculationRules });
  script.text = policy ? policy.createScript('') : speculationRules;
  document.head.append(script);
}

type Act = (link: HTMLAnchorElement) => void;

/** Marks the link whose page is to be drawn, one at a time. */
function drawer(): Act {
  let drawn: HTMLElement | undefined;
  return (link) => {
    // Not behind the language switch: its page would read the scroll position before the click has written it.
    if (link.dataset.switch) return;
    delete drawn?.dataset.rest;
    drawn = link;
    link.dataset.rest = '';
  };
}

/** Fetches each page once. */
function fetcher(): Act {
  const fetched = new Set<string>();
  return ({ href }) => {
    if (fetched.has(href)) return;
    fetched.add(href);
    // fetch() and not <link rel=prefetch>, which the policy's default-src would block and Safari does not know.
    fetch(href, { priority: 'low' });
  };
}

/** Acts on a link to another page of ours on which a pointer rests so many milliseconds without a press. */
function onRest(milliseconds: number, act: Act): void {
  let timer: ReturnType<typeof setTimeout>;
  const over = (element: Element | null) => {
    document.documentElement.dataset.hover = '';
    const link = element?.closest<HTMLAnchorElement>('a[href^="/"]:not([href*="."],[data-chat])');
    if (link && link.pathname !== location.pathname) timer = setTimeout(act, milliseconds, link);
  };
  addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(timer);
    if (pointerType !== 'touch') over(target as Element);
  });
  addEventListener('pointerdown', () => clearTimeout(timer));
  // This code comes with the first move, which may have ended on a link.
  if (matchMedia('(hover:hover)').matches) over(document.querySelector('a:hover'));
}
