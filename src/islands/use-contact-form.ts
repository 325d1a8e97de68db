'use client';
import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { CheckedField, FieldErrorKey } from '#src/domain/contact-schema.ts';
import type { ContactFormProps } from '#src/islands/contact-form-props.ts';
import type { Validator } from '#src/islands/create-validator.ts';
import { loadValidator } from '#src/islands/load-validator.ts';
import { type Rejection, type SendResult, sendEnquiry } from '#src/islands/send-enquiry.ts';

/** The error of each field that has one. */
export type Errors = Partial<Record<CheckedField, FieldErrorKey>>;

/** The state of the form; `again` is the empty form after a sent one. */
export type Phase = 'filling' | 'sending' | 'failed' | 'sent' | 'again';

export interface ContactFormState {
  phase: Phase;
  errors: Errors;
  /** The answer to the enquiry that was sent last. */
  result: SendResult | undefined;
  /** How often an invalid form was submitted. */
  attempts: number;
  /** Undefined until its code is loaded. */
  validator: Validator | undefined;
  /** False in the server's HTML, and until the effects of the island have run. */
  hydrated: boolean;
  /** The current value of the message field. */
  message: string;
  /** Whether the email address that was entered has no dot behind the @: valid, and rarely meant. */
  isEmailUnusual: boolean;
  submit(event: FormEvent<HTMLFormElement>): void;
  change(event: FormEvent<HTMLFormElement>): void;
  handleBlur(event: FocusEvent<HTMLFormElement>): void;
  startAgain(): void;
}

/** The form from the first input to the answer. The fields are uncontrolled: they keep their own values. */
export function useContactForm(form: RefObject<HTMLFormElement | null>, props: ContactFormProps): ContactFormState {
  const [phase, setPhase] = useState<Phase>('filling');
  const [errors, setErrors] = useState<Errors>({});
  const [result, setResult] = useState<SendResult>();
  const [attempts, setAttempts] = useState(0);
  const [validator, setValidator] = useState<Validator>();
  const [hydrated, setHydrated] = useState(false);
  const [message, setMessage] = useState('');
  const [isEmailUnusual, setEmailUnusual] = useState(false);
  // Besides `phase`, which changes only when React renders: a second submit may come before that.
  const isSending = useRef(false);

  // Takes over the message that was entered before hydration.
  useEffect(() => {
    setHydrated(true);
    const entered = form.current && messageIn(form.current);
    if (!entered) return;
    setMessage(entered);
    ensureValidator(form.current as HTMLFormElement);
  }, []);

  async function ensureValidator(element: HTMLFormElement): Promise<Validator | undefined> {
    const loaded = validator ?? (await loadValidator(element, props));
    setValidator(loaded);
    return loaded;
  }

  /** Sends the form and gives the answer; undefined if the form is not valid. */
  async function send(element: HTMLFormElement): Promise<SendResult | undefined> {
    const values = new FormData(element);
    const loaded = await ensureValidator(element);
    const validatorErrors = loaded?.validate(values) ?? {};
    setErrors(validatorErrors);
    // Without the validator the browser checks the fields; the Worker validates them in any case.
    const passes = loaded ? Object.keys(validatorErrors).length === 0 : element.reportValidity();
    if (passes) return sendEnquiry(values);
    setPhase('filling');
    setAttempts((count) => count + 1);
    return undefined;
  }

  function showResult(sent: SendResult | undefined) {
    if (!sent) return;
    setResult(sent);
    if (sent.ok) {
      // Removes the draft of `keep-draft.ts`, which would survive a reload.
      history.replaceState(null, '');
      return setPhase('sent');
    }
    setErrors(fieldErrors(sent.rejection, props.errors));
    setPhase('failed');
  }

  return {
    phase,
    errors,
    result,
    attempts,
    validator,
    hydrated,
    message,
    isEmailUnusual,
    submit(event) {
      event.preventDefault();
      if (isSending.current) return;
      isSending.current = true;
      setPhase('sending');
      send(event.currentTarget)
        .catch((error): SendResult => {
          reportError(error);
          return { ok: false };
        })
        .then(showResult)
        .finally(() => {
          isSending.current = false;
        });
    },
    change({ currentTarget }) {
      setMessage(messageIn(currentTarget));
      // The note goes as soon as the address is corrected; it comes only when the field is left.
      setEmailUnusual((isUnusual) => isUnusual && hasUnusualEmail(currentTarget));
      if (!validator) return void ensureValidator(currentTarget);
      const current = validator.validate(new FormData(currentTarget));
      // An error disappears as soon as it is corrected; new ones appear only on the next submit.
      setErrors((shown) => keepShown(shown, current));
    },
    handleBlur({ currentTarget, target, relatedTarget }) {
      // Only if the focus goes to another field: the note would move the button from under a finger.
      if (target.name === 'email' && relatedTarget?.matches('.field')) setEmailUnusual(hasUnusualEmail(currentTarget));
    },
    startAgain() {
      setErrors({});
      setAttempts(0);
      setMessage('');
      setEmailUnusual(false);
      setPhase('again');
    },
  };
}

/** The errors that the endpoint found in fields and that this page has a text for; the rest is in the alert. */
const fieldErrors = (rejection: Rejection | undefined, texts: ContactFormProps['errors']): Errors =>
  Object.fromEntries(
    (rejection?.errors ?? [])
      .filter(({ field, key }) => field !== 'form' && key in texts)
      .map(({ field, key }) => [field, key]),
  );

const messageIn = (form: HTMLFormElement): string => String(new FormData(form).get('message') ?? '');

/** Such as `anna@example`, without a dot behind the @. */
const hasUnusualEmail = (form: HTMLFormElement): boolean =>
  /@[^.@]+$/.test(String(new FormData(form).get('email') ?? '').trim());

/** The current errors of the fields that show an error already. */
const keepShown = (shown: Errors, current: Errors): Errors =>
  Object.fromEntries(Object.entries(current).filter(([name]) => name in shown));
