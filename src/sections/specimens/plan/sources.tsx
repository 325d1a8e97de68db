import type { DrawingProps } from '#src/sections/specimens/drawing-props.ts';

/** One screen: where the cakes that were ordered came from, the telephone included, and what is done about it. */
export function Drawing({ specimen: { texts } }: DrawingProps<'plan'>) {
  return (
    <div className="answers paper">
      <strong>{texts.question}</strong>
      <dl>
        <div>
          <dt>{texts.maps}</dt>
          <dd className="week">{texts.maps1}</dd>
          <dd className="month">{texts.maps4}</dd>
        </div>
        <div>
          <dt>{texts.phone}</dt>
          <dd className="week">{texts.phone1}</dd>
          <dd className="month">{texts.phone4}</dd>
        </div>
        <div>
          <dt>{texts.letter}</dt>
          <dd className="week">{texts.letter1}</dd>
          <dd className="month">{texts.letter4}</dd>
        </div>
        <div>
          <dt>{texts.paid}</dt>
          <dd className="week">{texts.paid1}</dd>
          <dd className="month">{texts.paid4}</dd>
        </div>
        <div>
          <dt>{texts.unknown}</dt>
          <dd className="week">{texts.unknown1}</dd>
          <dd className="month">{texts.unknown4}</dd>
        </div>
      </dl>
      <div className="states">
        <p className="week">{texts.note1}</p>
        <p className="month">{texts.note4}</p>
      </div>
    </div>
  );
}
