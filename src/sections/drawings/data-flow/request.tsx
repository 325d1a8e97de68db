import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';
import { Part } from '#src/sections/drawn/part.tsx';

/**
 * At night the system of a hotel orders croissants from that of a bakery. Three orders with their answers, of which the
 * radios show one: some, which are baked; too many; and an order for a Monday, when the bakery is closed.
 */
export function Drawing({ drawing: { texts } }: DrawingProps<'data-flow'>) {
  return (
    <div className="night">
      <svg viewBox="0 0 760 250" aria-hidden>
        <Part name="night" />
      </svg>
      <div className="talk">
        <div className="states paper">
          <p className="of-some">
            {texts.asker}
            <code>
              {texts.call} {'{'} {texts.askSome} {'}'}
            </code>
          </p>
          <p className="of-many">
            {texts.asker}
            <code>
              {texts.call} {'{'} {texts.askMany} {'}'}
            </code>
          </p>
          <p className="of-monday">
            {texts.asker}
            <code>
              {texts.call} {'{'} {texts.askMonday} {'}'}
            </code>
          </p>
        </div>
        <div className="states answer">
          <p className="of-some">
            {texts.answerer}
            <code>
              {'{'} {texts.some} {'}'}
            </code>
            {texts.someMeans}
          </p>
          <p className="of-many">
            {texts.answerer}
            <code>
              {'{'} {texts.many} {'}'}
            </code>
            {texts.manyMeans}
          </p>
          <p className="of-monday">
            {texts.answerer}
            <code>
              {'{'} {texts.monday} {'}'}
            </code>
            {texts.mondayMeans}
          </p>
        </div>
      </div>
    </div>
  );
}
