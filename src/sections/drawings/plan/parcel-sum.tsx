import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';

/** Where the price of one box of biscuits goes, as a bar of five parts and their list, for three ways to send it. */
export function Drawing({ drawing: { texts } }: DrawingProps<'plan'>) {
  return (
    <div className="sum">
      <strong>{texts.price}</strong>
      <div className="split-price" aria-hidden>
        <span />
        <span />
        <span />
        <span />
        <span />
      </div>
      {/* `post` is the delivery, `back` returns and payment, `rest` what is left. The number in the name of a sum is
          that of the way to send; a sum that is the same for all has a 1. */}
      <div className="states">
        <dl className="letterbox">
          <Row name={texts.dough} sum={texts.dough1} />
          <Row name={texts.box} sum={texts.box1} />
          <Row name={texts.post} sum={texts.post1} />
          <Row name={texts.back} sum={texts.back1} />
          <Row name={texts.rest} sum={texts.rest1} />
        </dl>
        <dl className="parcel">
          <Row name={texts.dough} sum={texts.dough1} />
          <Row name={texts.box} sum={texts.box2} />
          <Row name={texts.post} sum={texts.post2} />
          <Row name={texts.back} sum={texts.back1} />
          <Row name={texts.rest} sum={texts.rest2} />
        </dl>
        <dl className="cooled">
          <Row name={texts.dough} sum={texts.dough1} />
          <Row name={texts.box} sum={texts.box3} />
          <Row name={texts.post} sum={texts.post3} />
          <Row name={texts.back} sum={texts.back1} />
          <Row name={texts.rest} sum={texts.rest3} />
        </dl>
      </div>
    </div>
  );
}

function Row({ name, sum }: Record<'name' | 'sum', string | undefined>) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{sum}</dd>
    </div>
  );
}
