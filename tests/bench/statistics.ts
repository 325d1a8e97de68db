/** The middle of some numbers; of an even count the mean of the middle two. Throws on none. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('the median of nothing');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}

/** The mean of some numbers; throws on none. */
export function mean(values: readonly number[]): number {
  if (values.length === 0) throw new Error('the mean of nothing');
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The mean of some numbers and its standard error, as `12 ± 3`; throws on fewer than two. */
export function meanWithError(values: readonly number[]): string {
  if (values.length < 2) throw new Error('the error of a mean needs two numbers and more');
  const middle = mean(values);
  const variance = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
  return `${Math.round(middle)} ± ${Math.round(Math.sqrt(variance / values.length))}`;
}

/** Smallest and largest, as `12–15`. */
export function spread(values: readonly number[], digits = 0): string {
  const [low, high] = [Math.min(...values).toFixed(digits), Math.max(...values).toFixed(digits)];
  return low === high ? low : `${low}–${high}`;
}

/** Bytes as kilobytes of 1,000 with one decimal. */
export const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
