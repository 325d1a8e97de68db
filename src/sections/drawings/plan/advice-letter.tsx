import { BakeryMark } from '#src/sections/drawings/bakery-mark.tsx';
import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';

/** Two quotes for the same till, compared line by line, and the letter with the advice on the chosen quote. */
export function Drawing({ drawing: { texts } }: DrawingProps<'plan'>) {
  return (
    <div className="letter-pages">
      <table className="paper">
        <caption>{texts.question}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{texts.quoteA}</th>
            <th scope="col">{texts.quoteB}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{texts.start}</th>
            <td>{texts.startA}</td>
            <td>{texts.startB}</td>
          </tr>
          <tr>
            <th scope="row">{texts.years}</th>
            <td>{texts.yearsA}</td>
            <td>{texts.yearsB}</td>
          </tr>
          <tr>
            <th scope="row">{texts.leave}</th>
            <td>{texts.leaveA}</td>
            <td>{texts.leaveB}</td>
          </tr>
          <tr>
            <th scope="row">{texts.scale}</th>
            <td>{texts.scaleA}</td>
            <td>{texts.scaleB}</td>
          </tr>
        </tbody>
      </table>
      <div className="paper">
        <svg viewBox="0 0 24 24" aria-hidden>
          <BakeryMark className="f-brand" x={0} y={0} size={24} />
        </svg>
        <p>{texts.to}</p>
        <div className="states">
          <p className="quote-a">{texts.adviceA}</p>
          <p className="quote-b">{texts.adviceB}</p>
        </div>
        {/* The signature. */}
        <svg viewBox="0 0 150 44" className="pen" aria-hidden>
          <path d="M4 34c20-40 30-34 22-4s6 6 20-12 12 18 22 4 10-20 16-2 14-10 24-6 20 4 38-8" />
        </svg>
      </div>
    </div>
  );
}
