import type { HomeView } from '#src/views/home.ts';

/** The score in one row: figure, stars, number of reviews, where these were written, and portraits. */
export function Reviews({ reviews }: { reviews: HomeView['reviews'] }) {
  return (
    <section className="wrap band-s">
      <h2 className="sr-only">{reviews.title}</h2>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="title">{reviews.score}</p>
        <p className="flex flex-wrap items-center gap-x-3">
          {/* The stars have the first of the two flag colours (`fa`) of the category `business`. */}
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
        <ul className="flex gap-1">
          {reviews.avatars.map(({ src, alt }) => (
            <li key={src}>
              <img
                src={src}
                alt={alt}
                width={28}
                height={28}
                loading="lazy"
                decoding="async"
                className="rounded-full"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
