import type { DrawingProps } from '#src/sections/specimens/drawing-props.ts';

/** A question of one system and the answer of another, in code with each line in plain words, between two braces. */
export function Drawing({ specimen: { texts } }: DrawingProps<'data-flow'>) {
  return (
    <div className="braces">
      <svg viewBox="0 0 110 300" aria-hidden>
        <path d="M110 14C50 14 74 60 74 96s-20 54-60 54c40 0 60 18 60 54s-24 82 36 82" />
      </svg>
      <dl className="paper">
        <dt>{texts.asker}</dt>
        <dd>
          <code>{texts.call}</code> {texts.callMeans}
        </dd>
        <dd>
          <code>{texts.what}</code> {texts.whatMeans}
        </dd>
        <dd>
          <code>{texts.day}</code> {texts.dayMeans}
        </dd>
      </dl>
      <div className="states answer">
        <dl className="accepted">
          <dt>{texts.answerer}</dt>
          <dd>
            <b>{texts.yes}</b> {texts.yesMeans}
          </dd>
          <dd>
            <code>{texts.number}</code> {texts.numberMeans}
          </dd>
        </dl>
        <dl className="sold">
          <dt>{texts.answerer}</dt>
          <dd>
            <b>{texts.no}</b> {texts.noMeans}
          </dd>
          <dd>
            <code>{texts.left}</code> {texts.leftMeans}
          </dd>
        </dl>
        <dl className="date">
          <dt>{texts.answerer}</dt>
          <dd>
            <b>{texts.wrong}</b> {texts.wrongMeans}
          </dd>
          <dd>
            <code>{texts.next}</code> {texts.nextMeans}
          </dd>
        </dl>
      </div>
      <svg viewBox="0 0 110 300" aria-hidden>
        <path d="M0 14c60 0 36 46 36 82s20 54 60 54c-40 0-60 18-60 54s24 82-36 82" />
      </svg>
    </div>
  );
}
