import type { ReactNode } from 'react';
import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';

/** A screen in the bakehouse: for a number of loaves, the part of the night for dough and the part for each ovenful. */
export function Drawing({ drawing: { texts } }: DrawingProps<'website'>) {
  return (
    <div className="planner paper">
      <p className="tabs">
        <b>{texts.tonight}</b>
        <span>{texts.recipes}</span>
        <span>{texts.stock}</span>
      </p>
      {/* Twelve hours in 360 degrees: one is two minutes. Both arcs go back from seven in the morning, over 185; the dashes of the
          styles show other hours of each. */}
      <svg viewBox="0 0 300 300">
        <circle className="hours" cx="150" cy="150" r="132" pathLength="360" />
        <path className="dough" d="M100 236.6A100 100 0 1 0 192.3 59.4" pathLength="185" />
        <path className="loads" d="M100 236.6A100 100 0 1 0 192.3 59.4" pathLength="185" />
        <text className="f-ink name" x="150" y="158" fontSize="44" textAnchor="middle">
          {texts.ready}
        </text>
        <text className="f-ink" x="150" y="184" fontSize="18" textAnchor="middle">
          {texts.readyText}
        </text>
      </svg>
      <div className="sums">
        <dl>
          <dt>{texts.flour}</dt>
          <Sum few={texts.flourFew} some={texts.flourSome} many={texts.flourMany} />
          <dt className="of-dough">{texts.dough}</dt>
          <Sum few={texts.doughFew} some={texts.doughSome} many={texts.doughMany} />
          <dt className="of-loads">{texts.oven}</dt>
          <Sum few={texts.ovenFew} some={texts.ovenSome} many={texts.ovenMany} />
        </dl>
        <p className="states advice">
          <span className="few">{texts.adviceFew}</span>
          <span className="some">{texts.adviceSome}</span>
          <span className="many">{texts.adviceMany}</span>
        </p>
      </div>
    </div>
  );
}

/** A sum in three versions, of which the CSS shows the chosen one. */
function Sum({ few, some, many }: Record<'few' | 'some' | 'many', ReactNode>) {
  return (
    <dd className="states">
      <span className="few">{few}</span>
      <span className="some">{some}</span>
      <span className="many">{many}</span>
    </dd>
  );
}
