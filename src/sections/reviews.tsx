import type { HomeView } from '#src/views/home.ts';

/** The score in one line: figure, stars, number of reviews, five drawn portraits. */
export function Reviews({ reviews }: { reviews: HomeView['reviews'] }) {
  return (
    <section className="wrap pb-rhythm">
      <div className="flex flex-wrap items-center gap-x-10 gap-y-6 border-y border-ink py-8">
        <p className="figure">{reviews.score}</p>
        <div className="flex-1 min-w-[min(15rem,100%)]">
          <h2 className="title">{reviews.title}</h2>
          <p className="flex items-center gap-3 mt-1">
            <span role="img" aria-label={reviews.starsLabel} className="flex cat-business text-fa">
              {Array.from({ length: reviews.stars }, (_, index) => (
                <svg key={index} viewBox="0 0 20 20" className="w-5 fill-current" aria-hidden="true">
                  <path d="M10 1l2.6 6 6.4.6-4.9 4.3 1.5 6.3L10 14.8l-5.6 3.4 1.5-6.3L1 7.6 7.4 7Z" />
                </svg>
              ))}
            </span>
            {reviews.count}
          </p>
          <p className="note">{reviews.text}</p>
        </div>
        <ul className="flex gap-2">
          {reviews.avatars.map(({ src, alt }) => (
            <li key={src}>
              <img
                src={src}
                alt={alt}
                width={56}
                height={56}
                loading="lazy"
                decoding="async"
                className="rounded-full border border-ink"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
