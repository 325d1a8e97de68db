import { BakeryMark } from '#src/sections/specimens/bakery-mark.tsx';
import type { DrawingProps } from '#src/sections/specimens/drawing-props.ts';

/** A whole site as a drawer of pages, each the answer to a question; the page that is asked for stands open. */
export function Drawing({ specimen: { texts } }: DrawingProps<'website'>) {
  return (
    <div className="drawer">
      <ol>
        <li>{texts.home}</li>
        <li>{texts.bread}</li>
        <li>{texts.cake}</li>
        <li>{texts.people}</li>
        <li>{texts.visit}</li>
      </ol>
      <div className="states paper">
        <div>
          <p>
            <strong>{texts.homeHead}</strong> {texts.homeText}
          </p>
          <svg viewBox="0 0 420 300" aria-hidden>
            <path className="f-b" d="M0 0h420v300H0z" />
            <BakeryMark className="f-brand" x={70} y={40} size={260} />
            <path className="f-p" d="M210 170 330 50v120z" />
          </svg>
        </div>
        <div>
          <p>
            <strong>{texts.breadHead}</strong> {texts.breadText}
          </p>
          <svg viewBox="0 0 420 300" aria-hidden>
            <path
              className="f-crust"
              d="M20 280V190a70 70 0 0 1 70-70 70 70 0 0 1 70 70v90zM200 280a90 90 0 0 1 180 0zM20 100a50 50 0 0 1 50-50h70a50 50 0 0 1 50 50zM230 130a60 60 0 1 1 120 0 60 60 0 1 1-120 0z"
            />
            <path
              className="f-p"
              d="m262 122 40-36 14 14-40 36zm32 20 40-36 12 16-38 34zM60 96l34-40h16L76 96zm50 0 34-40h14l-32 40z"
            />
          </svg>
        </div>
        <div>
          <p>
            <strong>{texts.cakeHead}</strong>
            <span className="blank">{texts.guests}</span>
            <span className="blank">{texts.day}</span>
            <span className="send">{texts.send}</span>
          </p>
          <svg viewBox="0 0 420 300" aria-hidden>
            <path className="f-b" d="M30 180h360v100H30z" />
            <path className="f-brand" d="M90 90h240v90H90z" />
            <path className="f-crust" d="M200 20h20v70h-20z" />
            <path
              className="f-p"
              d="M90 90h240v20a20 20 0 0 1-40 0 20 20 0 0 1-40 0 20 20 0 0 1-40 0 20 20 0 0 1-40 0 20 20 0 0 1-40 0 20 20 0 0 1-40 0zM30 220h360v16H30z"
            />
          </svg>
        </div>
        <div>
          <p>
            <strong>{texts.peopleHead}</strong> {texts.peopleText}
          </p>
          <svg viewBox="0 0 420 300" aria-hidden>
            <path className="f-rye" d="M0 300V200a60 60 0 0 1 120 0v100zM30 100a30 30 0 1 1 60 0 30 30 0 1 1-60 0z" />
            <path
              className="f-brand"
              d="M140 300V170a70 70 0 0 1 140 0v130zM174 60a36 36 0 1 1 72 0 36 36 0 1 1-72 0z"
            />
            <path className="f-crust" d="M174 14h72v36h-72z" />
            <path className="f-a" d="M300 300V200a60 60 0 0 1 120 0v100zM330 100a30 30 0 1 1 60 0 30 30 0 1 1-60 0z" />
            <path className="f-p" d="M170 190h80v110h-80z" />
          </svg>
        </div>
        <div>
          <p>
            <strong>{texts.visitHead}</strong> {texts.visitText}
          </p>
          <svg viewBox="0 0 420 300" aria-hidden>
            <path className="f-a" d="M0 210c120-40 240 30 420-20v110H0z" />
            <path className="f-b" d="M0 0h150v90H0zm190 0h230v60H190zM0 130h110v60H0z" />
            <path className="f-ink" d="M160 0h18v300h-18z" />
            <path className="f-brand" d="M270 190 218 96a60 60 0 1 1 104 0z" />
            <BakeryMark className="f-p" x={244} y={44} size={52} />
          </svg>
        </div>
      </div>
    </div>
  );
}
