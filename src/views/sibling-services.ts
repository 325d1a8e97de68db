/** How many services of its category a service page shows at most; the largest category has twelve. */
const limit = 12;

/** The other services of a category; where there are too many, the ones that follow, continuing from its start. */
export function siblingServices<S>(offered: readonly S[], service: S): S[] {
  const others = offered.filter((candidate) => candidate !== service);
  if (others.length <= limit) return others;
  const next = Math.max(0, offered.indexOf(service));
  return [...others.slice(next), ...others].slice(0, limit);
}
