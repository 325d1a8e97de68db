import { BakeryMark } from '#src/sections/drawings/bakery-mark.tsx';
import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';

/** A shop's search result below another one, and its place on the map, before and after its words were mended. */
export function Drawing({ drawing: { client, texts } }: DrawingProps<'search-results'>) {
  return (
    <div className="found">
      <p className="query paper">
        {texts.query}
        {/* A magnifying glass. */}
        <svg viewBox="0 0 32 32" aria-hidden>
          <path d="M20 20l9 9M4 13a9 9 0 0 1 18 0 9 9 0 0 1-18 0z" />
        </svg>
      </p>
      <div className="hits paper">
        <div>
          <p>{texts.otherPath}</p>
          <b>{texts.otherTitle}</b>
          <p>{texts.otherText}</p>
        </div>
        <div className="states ours">
          <div className="after">
            <p>{texts.newPath}</p>
            {/* An `<i>` names what was mended. */}
            <b>{texts.newTitle}</b> <i>{texts.title}</i>
            <p>
              {texts.newText} <i>{texts.text}</i>
            </p>
            <p>
              <strong>{texts.newHours}</strong> <i>{texts.hours}</i>
            </p>
          </div>
          <div className="before">
            <p>{texts.oldPath}</p>
            <b>{texts.oldTitle}</b>
            <p>{texts.oldText}</p>
          </div>
        </div>
      </div>
      <div className="map">
        <svg viewBox="110 0 250 230" preserveAspectRatio="xMaxYMax" aria-hidden>
          {/* The land, the water, the roads and the pin with the mark of the bakery. The first three begin left of the
              view box, which is narrower than the map on most screens. */}
          <path className="f-p" d="M-99 30h459v200H-99z" />
          <path className="water" d="M-99 30H96v60a56 56 0 0 0 56 56h208v40H140A84 84 0 0 1 56 102V90H-99z" />
          <path className="road" d="M-99 206h459M290 30v116M290 186v44M200 30v116" />
          <path className="pin" d="M236 196c-14-48-68-66-68-116a68 68 0 0 1 136 0c0 50-54 68-68 116z" />
          <BakeryMark className="f-p" x={196} y={40} size={80} />
        </svg>
        <div className="place paper">
          <b>{client}</b> {texts.street}
          <div className="states">
            <dl className="after">
              <dt>{texts.weekdays}</dt>
              <dd>{texts.weekdayHours}</dd>
              <dt>{texts.saturday}</dt>
              <dd>{texts.saturdayHours}</dd>
              <dt>{texts.closed}</dt>
              <dd>{texts.closedHours}</dd>
            </dl>
            <p className="before">{texts.unknown}</p>
          </div>
        </div>
      </div>
    </div>
  );
}
