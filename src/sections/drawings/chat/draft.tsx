import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';

/** A product form with a text by an AI: what comes from the shop's records is marked, what is made up struck out. */
export function Drawing({ drawing: { texts } }: DrawingProps<'chat'>) {
  return (
    <div className="propose">
      <svg viewBox="0 0 300 300" aria-hidden>
        {/* The large star that means AI with a slice of bread in it, and a small star. */}
        <path
          className="f-brand"
          d="M150 0c14 96 54 136 150 150-96 14-136 54-150 150C136 204 96 164 0 150 96 136 136 96 150 0z"
        />
        <path className="f-crust" d="M102 196v-46a48 48 0 0 1 96 0v46z" />
        <path
          className="f-p"
          d="m114 152 72-36v12l-72 36zm0 28 72-36v12l-72 36zM246 20c4 28 16 40 44 44-28 4-40 16-44 44-4-28-16-40-44-44 28-4 40-16 44-44z"
        />
      </svg>
      <div className="form paper">
        <p>
          {texts.name} <b>{texts.product}</b>
        </p>
        <div className="states">
          <p className="short">
            <mark>{texts.short}</mark> <s>{texts.shortFalse}</s>
          </p>
          <p className="warm">
            {texts.warm} <mark>{texts.warmTrue}</mark> <s>{texts.warmFalse}</s>
          </p>
          <p className="allergens">
            <mark>{texts.allergens}</mark> <s>{texts.allergensFalse}</s>
          </p>
        </div>
        {/* What the two marks mean. */}
        <p className="key">
          <mark>{texts.known}</mark> <s>{texts.invented}</s> <strong>{texts.accept}</strong>
        </p>
      </div>
    </div>
  );
}
