import type { ReactNode } from 'react';
import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';
import { Part } from '#src/sections/drawn/part.tsx';
import { Person, personSkinColours } from '#src/sections/drawn/person.tsx';

/** Four people with a phone and what each searches for; who is shown the advert, what that costs, and who rings. */
export function Drawing({ drawing: { texts } }: DrawingProps<'advert'>) {
  return (
    <div className="audience">
      <ul>
        <Searcher search={texts.cake} name="fenna">
          {/* Two lines at the phone: she is the customer who rings. */}
          <path className="rings" d="M122 50q-14-4-18-18m34 6q-8-6-10-18" />
        </Searcher>
        <Searcher search={texts.recipe} interest="curious" name="sietse" />
        <Searcher search={texts.job} interest="anybody" name="samira" />
        <Searcher search={texts.bike} interest="anybody" name="dwayne" />
      </ul>
      <div className="bill">
        <p className="states">
          <b className="at-all">{texts.costAll}</b>
          <b className="at-cake">{texts.costCake}</b>
          <b className="at-order">{texts.costOrder}</b>
        </p>
        <p>{texts.result}</p>
      </div>
    </div>
  );
}

/**
 * Somebody who searches, with a phone that shows the advert or not. `interest` is a class: the CSS takes the advert
 * from `anybody` when it is aimed at people who search for cake, and from `curious` too when it is aimed at buyers.
 */
function Searcher({
  search,
  interest,
  name,
  children,
}: {
  search: ReactNode;
  interest?: 'anybody' | 'curious';
  name: keyof typeof personSkinColours;
  children?: ReactNode;
}) {
  return (
    <li className={interest}>
      <span>{search}</span>
      <svg viewBox="0 0 240 180" aria-hidden>
        <Person name={name} at={[8, 18]} scale={1.12} />
        <Part name="phone" at={[122, 44]} />
        <g className="ad">
          <Part name="advert" at={[122, 34]} />
        </g>
        {children}
        {/* The hand around the phone. */}
        <Part name="grip" stroke={personSkinColours[name]} />
      </svg>
    </li>
  );
}
