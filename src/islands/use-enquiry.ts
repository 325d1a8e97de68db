'use client';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { ContactField } from '#src/domain/contact-form.ts';
import type { FieldErrorKey } from '#src/domain/contact-schema.ts';
import type { ContactFormProps } from '#src/islands/contact-form-props.ts';
import type { Checker } from '#src/islands/create-checker.ts';
import { loadChecker } from '#src/islands/load-checker.ts';
import { sendEnquiry } from '#src/islands/send-enquiry.ts';

export type Errors = Partial<Record<ContactField, FieldErrorKey>>;

/** Where a form stands; `again` is the empty one after a sent one. */
export type Phase = 'filling' | 'sending' | 'failed' | 'sent' | 'again';

export interface Enquiry {
  phase: Phase;
  errors: Errors;
  /** How often the form did not pass: each time its summary takes the focus. */
  refused: number;
  /** There once the checking code has arrived. */
  checker: Checker | undefined;
  /** False in the server's HTML and until the island's effects have run. */
  awake: boolean;
  /** The message as it stands in its field. */
  message: string;
  submit(event: FormEvent<HTMLFormElement>): void;
  change(event: FormEvent<HTMLFormElement>): void;
  startAgain(): void;
}

/** What a visitor does with the form, from the first key to the answer. The fields themselves keep their values. */
export function useEnquiry(form: RefObject<HTMLFormElement | null>, props: ContactFormProps): Enquiry {
  const [phase, setPhase] = useState<Phase>('filling');
  const [errors, setErrors] = useState<Errors>({});
  const [refused, setRefused] = useState(0);
  const [checker, setChecker] = useState<Checker>();
  const [awake, setAwake] = useState(false);
  const [message, setMessage] = useState('');
  const busy = useRef(false);

  // What has been typed before counts once, when the form wakes.
  useEffect(() => {
    setAwake(true);
    const typed = form.current && messageIn(form.current);
    if (!typed) return;
    setMessage(typed);
    check(form.current as HTMLFormElement);
  }, []);

  async function check(element: HTMLFormElement): Promise<Checker | undefined> {
    const loaded = checker ?? (await loadChecker(element, props));
    setChecker(loaded);
    return loaded;
  }

  async function send(element: HTMLFormElement) {
    const typed = new FormData(element);
    const loaded = await check(element);
    const found = loaded?.errorsOf(typed) ?? {};
    setErrors(found);
    // Without the checking code the browser's own check stands in, and the Worker has the last word.
    const passes = loaded ? Object.keys(found).length === 0 : element.reportValidity();
    if (passes) return setPhase((await sendEnquiry(typed)) ? 'sent' : 'failed');
    setPhase('filling');
    setRefused((times) => times + 1);
  }

  return {
    ...{ phase, errors, refused, checker, awake, message },
    submit(event) {
      event.preventDefault();
      if (busy.current) return;
      busy.current = true;
      setPhase('sending');
      send(event.currentTarget).finally(() => {
        busy.current = false;
      });
    },
    change({ currentTarget }) {
      setMessage(messageIn(currentTarget));
      if (!checker) return void check(currentTarget);
      const still = checker.errorsOf(new FormData(currentTarget));
      // A mark goes as soon as its reason has gone; a new one comes only with the next try to send.
      setErrors((shown) => keepShown(shown, still));
    },
    startAgain() {
      setErrors({});
      setRefused(0);
      setMessage('');
      setPhase('again');
    },
  };
}

const messageIn = (form: HTMLFormElement): string => String(new FormData(form).get('message') ?? '');

const keepShown = (shown: Errors, still: Errors): Errors =>
  Object.fromEntries(Object.entries(still).filter(([name]) => name in shown));
