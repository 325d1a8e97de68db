import { BakeryMark, BakeryName } from '#src/sections/drawings/bakery-mark.tsx';
import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';

/** An inbox with the bakery's mail among others, and its letter, which comes out of the envelope when it is opened. */
export function Drawing({ drawing: { client, texts } }: DrawingProps<'email'>) {
  return (
    <div className="post kerb">
      <ul className="paper">
        <li>
          <b>{texts.other}</b> {texts.otherSubject}
        </li>
        <li className="ours">
          <b>{texts.sender}</b> {texts.subject}
          <br />
          {texts.preview}
        </li>
        <li>
          <b>{texts.third}</b> {texts.thirdSubject}
        </li>
      </ul>
      <svg viewBox="0 0 520 340">
        {/* The flap of the open envelope, and the letter in front of it; `.shut` has the flap of the closed one. */}
        <path className="flap" d="M20 160L260 20l240 140z" />
        <g>
          <path className="f-p" d="M60 8h400v330H60z" />
          <path className="f-brand" d="M60 8h400v54H60z" />
          <BakeryMark className="f-p" x={76} y={19} size={32} />
          <BakeryName className="f-p" x={120} y={45} size={30}>
            {client}
          </BakeryName>
          <text className="f-ink name" x="80" y="98" fontSize="27">
            {texts.title}
          </text>
          <text className="f-ink" x="80" y="132" fontSize="21">
            {texts.step1}
          </text>
          <text className="f-ink" x="80" y="158" fontSize="21">
            {texts.step2}
          </text>
          <text className="f-ink" x="80" y="184" fontSize="21">
            {texts.step3}
          </text>
          {/* A slice of bread. */}
          <path className="f-crust" d="M342 190v-46a54 54 0 0 1 108 0v46z" />
          <path className="f-p" d="m356 150 76-34v12l-76 34z" />
        </g>
        <path className="front" d="M20 160l240 130 240-130v180H20z" />
        <g className="shut">
          <path className="flap" d="M20 160h480L260 290z" />
          <BakeryMark className="f-p" x={236} y={180} size={48} />
        </g>
        {/* On the front of the envelope: how to unsubscribe. */}
        <text className="f-p" x="260" y="326" fontSize="21" textAnchor="middle">
          {texts.leave}
        </text>
      </svg>
    </div>
  );
}
