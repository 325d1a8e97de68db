/** Whether the client prefers JSON to a page: `application/json` has a higher quality than `text/html` in Accept. */
export function prefersJson(accept: string | null): boolean {
  const ranges = (accept ?? '').toLowerCase().split(',').map(parseRange);
  const rangeOf = (type: string) => ranges.find((range) => range.type === type);
  // `text/*` counts for `text/html`. `*/*` is for anything, and so no preference.
  const qualityOf = (type: string) => (rangeOf(type) ?? rangeOf(type.replace(/\/.*/, '/*')))?.quality ?? 0;
  return qualityOf('application/json') > qualityOf('text/html');
}

function parseRange(range: string): { type: string; quality: number } {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
  const value = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length);
  const quality = value === undefined ? 1 : Number(value);
  return { type, quality: Number.isFinite(quality) ? quality : 0 };
}
