/** So many other services of its category stand on a service's page; the largest category of the site has twelve. */
const atMost = 12;

/** The other services of a category; where they are too many, those that follow in its order, and from its start again. */
export function siblingServices<S>(offered: readonly S[], service: S): S[] {
  const others = offered.filter((one) => one !== service);
  if (others.length <= atMost) return others;
  const next = Math.max(0, offered.indexOf(service));
  return [...others.slice(next), ...others].slice(0, atMost);
}
