/** The mark, a quarter circle pulled up by a triangle, with the agency's name. */
export function Wordmark({ name }: { name: string }) {
  return (
    <>
      <svg viewBox="0 0 4 4" className="w-8 h-8" aria-hidden>
        <path fill="#FFC53D" d="M0 0A4 4 0 0 1 4 4H0Z" />
        <path fill="var(--signal)" d="M2 0L4 2V4A4 4 0 0 0 .9 .1L1 0Z" />
      </svg>
      <span className="font-display font-700 text-2xl tracking-[-.04em] lowercase leading-none">{name}</span>
    </>
  );
}
