import { Part } from '#src/sections/drawn/part.tsx';
import type { DrawingProps } from '#src/sections/specimens/drawing-props.ts';

/** A hotel and a bakery at night: everybody sleeps, while the one system asks the other, and what that one answers. */
export function Drawing({ specimen: { texts } }: DrawingProps<'data-flow'>) {
  return (
    <div className="night">
      <svg viewBox="0 0 760 250" aria-hidden>
        <Part name="night" />
      </svg>
      <div className="talk">
        <p className="states paper">
          <span className="of-some">
            {texts.asker}
            <code>
              {texts.call} {'{'} {texts.askSome} {'}'}
            </code>
          </span>
          <span className="of-many">
            {texts.asker}
            <code>
              {texts.call} {'{'} {texts.askMany} {'}'}
            </code>
          </span>
          <span className="of-monday">
            {texts.asker}
            <code>
              {texts.call} {'{'} {texts.askMonday} {'}'}
            </code>
          </span>
        </p>
        <p className="states answer">
          <span className="of-some">
            {texts.answerer}
            <code>
              <b>201</b> {'{'} {texts.some} {'}'}
            </code>
            {texts.someMeans}
          </span>
          <span className="of-many">
            {texts.answerer}
            <code>
              <b>409</b> {'{'} {texts.many} {'}'}
            </code>
            {texts.manyMeans}
          </span>
          <span className="of-monday">
            {texts.answerer}
            <code>
              <b>422</b> {'{'} {texts.monday} {'}'}
            </code>
            {texts.mondayMeans}
          </span>
        </p>
      </div>
    </div>
  );
}
