import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';

/**
 * A mail, the order that an AI agent made of it, and between them the agent, drawn as a robot: it waits until the baker
 * approves the order or asks something first.
 */
export function Drawing({ drawing: { texts } }: DrawingProps<'approval'>) {
  return (
    <div className="desk kerb">
      <div className="mail paper">
        <p>
          <b>{texts.from}</b> {texts.time}
        </p>
        <p>
          {texts.hello}
          <br />
          <mark>{texts.usual}</mark>
          <br />
          <mark>{texts.extra}</mark>
          <br />
          <mark>{texts.without}</mark>
          <br />
          <mark>{texts.glutenFree}</mark>
        </p>
        <p>{texts.bye}</p>
      </div>
      <svg viewBox="0 0 240 280" aria-hidden>
        {/* The knob on its head, the head, and the neck with the body. */}
        <path className="f-b" d="M96 0h48v40H96z" />
        <path className="f-brand" d="M0 40h240v150H0z" />
        <path className="f-ink" d="M92 190h56v18H92zM30 208h180v72H30z" />
        {/* The whites of its eyes, and its mouth; then the pupils, and the lamp on its body. */}
        <path
          className="f-p"
          d="M24 110a42 42 0 0 1 84 0 42 42 0 0 1-84 0zm108 0a42 42 0 0 1 84 0 42 42 0 0 1-84 0zM80 166h80v10H80z"
        />
        <path
          className="eyes f-ink"
          d="M26 110a20 20 0 0 1 40 0 20 20 0 0 1-40 0zm108 0a20 20 0 0 1 40 0 20 20 0 0 1-40 0z"
        />
        <path className="lamp" d="M104 244a16 16 0 0 1 32 0 16 16 0 0 1-32 0z" />
      </svg>
      <div className="draft paper">
        <p>
          <b>{texts.order}</b> {texts.day}
        </p>
        <table>
          <tbody>
            <tr>
              <th>{texts.line1}</th>
              <td>{texts.line1why}</td>
            </tr>
            <tr>
              <th>{texts.line2}</th>
              <td>{texts.line2why}</td>
            </tr>
            <tr>
              <th>{texts.line3}</th>
              <td>{texts.line3why}</td>
            </tr>
            {/* The line that the agent is not sure of. */}
            <tr className="doubt">
              <th>{texts.line4}</th>
              <td>{texts.line4why}</td>
            </tr>
            <tr>
              <th>{texts.total}</th>
              <td>
                <b>{texts.sum}</b>
              </td>
            </tr>
          </tbody>
        </table>
        <div className="states">
          <p className="wait">{texts.waiting}</p>
          <p className="approve">
            {texts.approved} · {texts.approvedBy}
          </p>
          <p className="ask">
            {texts.asked}: {texts.askedText}
          </p>
        </div>
      </div>
    </div>
  );
}
