import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';

/** The loaves of each day of the café's standing order, and on which days it is closed for a holiday. */
const week = [
  { day: 'monday', loaves: 0 },
  { day: 'tuesday', loaves: 4 },
  { day: 'wednesday', loaves: 4 },
  { day: 'thursday', loaves: 4, away: true },
  { day: 'friday', loaves: 5, away: true },
  { day: 'saturday', loaves: 6, away: true },
  { day: 'sunday', loaves: 0 },
];

/** What a café finds behind the door to its own page: its standing order, a stack of loaves a day, and its invoices. */
export function Drawing({ drawing: { texts } }: DrawingProps<'website'>) {
  return (
    <div className="behind kerb">
      <svg className="doorway" viewBox="0 0 300 420" preserveAspectRatio="xMidYMin slice" aria-hidden>
        {/* The frame of the door, the door, its window with a quarter circle of paper, the lock and its keyhole. */}
        <path className="f-ink" d="M0 420V150a150 150 0 0 1 300 0v270z" />
        <path className="f-a" d="M16 420V150a134 134 0 0 1 268 0v270z" />
        <path className="f-b" d="M60 230V150a90 90 0 0 1 180 0v80z" />
        <path className="f-p" d="M150 60a90 90 0 0 1 90 90h-90z" />
        <path className="f-b" d="M196 300a26 26 0 1 1 52 0 26 26 0 1 1-52 0z" />
        <path className="f-ink" d="M214 294a8 8 0 1 1 16 0l4 24h-24z" />
      </svg>
      <div className="mine paper">
        <p className="hello">
          <strong>{texts.hello}</strong> {texts.signedIn}
        </p>
        <ol>
          {week.map(({ day, loaves, away }) => (
            <li key={day}>
              <svg className={away ? 'skipped' : undefined} viewBox="0 0 60 150" aria-hidden>
                {/* The loaves of a day from the bottom up, 25 apart. */}
                {Array.from({ length: loaves }, (_, index) => (
                  <path key={index} d={`M4 ${147 - index * 25}v-5a14 14 0 0 1 14-14h24a14 14 0 0 1 14 14v5z`} />
                ))}
              </svg>
              <b>{texts[day]}</b>
              <span className="states">
                <span className="when-open">{loaves}</span>
                <span className="when-away">{away ? 0 : loaves}</span>
              </span>
            </li>
          ))}
        </ol>
        <p className="states notice">
          <span className="when-open">{texts.bake}</span>
          <span className="when-away">{texts.pause}</span>
        </p>
        <ul>
          <li>
            {texts.october} <b>{texts.paid}</b>
          </li>
          <li>
            <span className="states">
              <span className="when-open">{texts.november}</span>
              <span className="when-away">{texts.novemberLess}</span>
            </span>
            <b>{texts.inProgress}</b>
          </li>
        </ul>
      </div>
    </div>
  );
}
