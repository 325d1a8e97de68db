import type { ContactError } from '#src/domain/contact-schema.ts';
import { decodeForm, type FormValues } from '#src/worker/contact/decode-form.ts';
import { readBody } from '#src/worker/contact/read-body.ts';

/** The form that a request carries. `values` are undefined if none of it was read: the page then has no form. */
export type ReadForm =
  | { values: FormValues; turnstileToken?: string | undefined; problem?: undefined }
  | { values: FormValues | undefined; turnstileToken?: undefined; problem: FormProblem };

/** Why a form cannot be accepted: the status of the response, and the errors, if any. */
interface FormProblem {
  status: 413 | 415 | 422;
  errors?: readonly ContactError[];
}

/** Reads the form of a request as far as possible, because every error page shows what was typed. Never throws. */
export async function readForm(request: Request): Promise<ReadForm> {
  if (!isFormBody(request.headers)) return { values: undefined, problem: { status: 415 } };
  const body = await readBody(request);
  // With `{}` and not `undefined`, the page shows an empty form to fill in once more.
  if (body.state === 'broken') return { values: {}, problem: unreadable('contact.errors.form.unreadable') };
  // Of a body that is much too large there are no bytes.
  if (body.state === 'large') {
    return { values: body.bytes && decodeForm(body.bytes).values, problem: { status: 413 } };
  }
  const { values, turnstileToken, error } = decodeForm(body.bytes);
  return error ? { values, problem: unreadable(error) } : { values, turnstileToken };
}

const unreadable = (key: ContactError['key']) => ({ status: 422, errors: [{ field: 'form', key }] }) as const;

/** Whether a body is an uncompressed form in UTF-8, the only kind of body that the endpoint reads. */
function isFormBody(headers: Headers): boolean {
  if (headers.has('Content-Encoding') && headers.get('Content-Encoding') !== 'identity') return false;
  const [type, ...parameters] = (headers.get('Content-Type') ?? '').split(';').map((part) => part.trim().toLowerCase());
  if (type !== 'application/x-www-form-urlencoded') return false;
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length);
  return charset === undefined || /^"?utf-?8"?$/.test(charset);
}
