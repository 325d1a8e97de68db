/** Whether a body is a form in UTF-8 and not compressed: the only kind the endpoint reads. */
export function isFormBody(headers: Headers): boolean {
  if (headers.has('Content-Encoding') && headers.get('Content-Encoding') !== 'identity') return false;
  const [type, ...parameters] = (headers.get('Content-Type') ?? '').split(';').map((part) => part.trim().toLowerCase());
  if (type !== 'application/x-www-form-urlencoded') return false;
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length);
  return charset === undefined || /^"?utf-?8"?$/.test(charset);
}

/** Whether the client asks for JSON rather than a page: `application/json` weighs more than `text/html` in Accept. */
export function prefersJson(accept: string | null): boolean {
  const ranges = (accept ?? '').toLowerCase().split(',').map(readRange);
  const weight = (type: string) => ranges.find((range) => range.type === type)?.weight ?? 0;
  return weight('application/json') > weight('text/html');
}

function readRange(range: string): { type: string; weight: number } {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length);
  const weight = quality === undefined ? 1 : Number(quality);
  return { type, weight: Number.isFinite(weight) ? weight : 0 };
}
