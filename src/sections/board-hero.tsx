import type { ReactNode } from 'react';

interface BoardHeroProps {
  title: string;
  text: string;
  /** The picture beside the text. */
  board: ReactNode;
  /** A line below the text. */
  note?: ReactNode;
  /** Buttons. */
  children: ReactNode;
}

/** The hero of a short page: text on the left, a board of flags on the right. */
export function BoardHero({ title, text, note, board, children }: BoardHeroProps) {
  return (
    <section className="wrap band-s duo">
      <div>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        {note}
        <div className="actions">{children}</div>
      </div>
      {board}
    </section>
  );
}
