import { BakeryMark } from '#src/sections/drawings/bakery-mark.tsx';
import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';

/**
 * One page with one offer and one button, twice with a single difference, and how many of 100 visitors pressed it. A
 * round is about the heading, the picture or the button; what won a round stays for the next one.
 */
export function Drawing({ drawing: { texts } }: DrawingProps<'website'>) {
  return (
    <div className="match kerb">
      <div className="version of-a paper">
        <Top letter="A" />
        <strong className="states">
          <span className="old">{texts.oldHead}</span>
          <span className="new">{texts.newHead}</span>
        </strong>
        <Picture />
        <p className="push">{texts.oldButton}</p>
      </div>
      <div className="tally states">
        <Pressed className="on-head" count={4} text={texts.four} />
        <Pressed className="on-picture" count={6} text={texts.six} />
        <Pressed className="on-button" count={7} text={texts.seven} />
      </div>
      <div className="version of-b paper">
        <Top letter="B" />
        <strong>{texts.newHead}</strong>
        <Picture />
        <p className="push states">
          <span className="old">{texts.oldButton}</span>
          <span className="new">{texts.newButton}</span>
        </p>
      </div>
      <div className="tally states">
        <Pressed className="on-head" count={6} text={texts.six} />
        <Pressed className="on-picture" count={7} text={texts.seven} />
        <Pressed className="on-button" count={7} text={texts.seven} />
      </div>
    </div>
  );
}

/** The mark of the client and the letter of the version. It has no menu, because a landing page has none. */
function Top({ letter }: { letter: string }) {
  return (
    <p className="top">
      <svg viewBox="0 0 32 32" aria-hidden>
        <BakeryMark className="f-brand" x={0} y={0} size={32} />
      </svg>
      <b>{letter}</b>
    </p>
  );
}

/** The loaf as it was at first, whole, and as it became, cut. */
function Picture() {
  return (
    <svg className="picture" viewBox="0 0 320 150" aria-hidden>
      <path className="f-b" d="M0 0h320v150H0z" />
      <path className="f-crust" d="M50 150V90a50 50 0 0 1 50-50h120a50 50 0 0 1 50 50v60z" />
      <path className="old f-p" d="m100 92 44-44 16 14-44 46zm70 0 44-44 16 14-44 46z" />
      <path className="new f-p" d="M170 150V98a44 44 0 0 1 88 0v52z" />
      <path className="new f-crust" d="M196 104a8 8 0 1 0 .1 0zm30 14a10 10 0 1 0 .1 0zm-6-34a6 6 0 1 0 .1 0z" />
    </svg>
  );
}

/** A hundred visitors as dots, those who pressed the button in red. The class says in which round. */
function Pressed({ className, count, text }: { className: string; count: number; text: string | undefined }) {
  return (
    <p className={className}>
      <svg viewBox="0 0 200 200" aria-hidden>
        <path className="visitor" d={dotPath(100)} />
        <path className="visitor pressed" d={dotPath(count)} />
      </svg>
      {text}
    </p>
  );
}

/**
 * A path over the first `count` dots, ten a line. The CSS draws a dot every 20 units, as a dash of length 0 with round
 * ends. A browser draws none exactly at the end of a line, so each line is one unit longer than its dots need.
 */
function dotPath(count: number): string {
  const dotsIn = (line: number) => Math.min(10, count - line * 10);
  return Array.from(
    { length: Math.ceil(count / 10) },
    (_, line) => `M10 ${10 + line * 20}h${dotsIn(line) * 20 - 19}`,
  ).join('');
}
