import { type HiddenView, type HiddenViewName, hiddenViewNames } from '#cli/desk/desk-api.ts';
import { translatorsWithIds } from '#cli/desk/translator-with-ids.ts';
import { loadSite } from '#src/content/load-site.ts';
import { formFields } from '#src/domain/contact-form.ts';
import { type ContactError, fieldErrorKeys } from '#src/domain/contact-schema.ts';
import type { Enquiry } from '#src/domain/enquiry.ts';
import { type Locale, locales } from '#src/domain/locale.ts';
import { formattedWorkerMessages } from '#src/ssg/site-files/worker-messages.ts';
import { errorPage } from '#src/worker/contact/error-page.ts';
import { errorMessages } from '#src/worker/contact/error-response.ts';
import { fillPlaceholders } from '#src/worker/fill-placeholders.ts';
import { messages } from '#src/worker/generated/messages.ts';
import { type Html, html } from '#src/worker/html.ts';
import { enquiryMail } from '#src/worker/notifications/enquiry-mail.ts';

/** The address below which the desk shows hidden views. */
export const hiddenViewPath = '/__desk/hidden-view/';

/** The mails and errors that visitors or the agency get although no page of the site shows them, in every language. */
export const hiddenViews: readonly HiddenView[] = hiddenViewNames.flatMap((name) =>
  locales.map((locale) => ({ name, locale, path: `${hiddenViewPath}${name}/${locale}` })),
);

/** What the example enquiry has in a required field, by the type of the field. No select is required. */
const exampleOfType = { text: 'N. N.', email: 'n.n@example.com', tel: '–', select: '', textarea: '…' } as const;
/** What the notices fill in, by the names of their arguments; the example enquiry has the same reference. */
const example = { reference: '7K3F-9QTM', channel: 'mail', count: 3, steps: '…' };

/**
 * The markup of a hidden view, with the words as they are on the disk. Throws a `ContentError` if `content/` or `i18n/`
 * is damaged.
 */
export function showHiddenView(root: string, name: HiddenViewName, locale: Locale): string {
  const { site, catalogues } = loadSite(root);
  const withIds = formattedWorkerMessages(site, catalogues, translatorsWithIds);
  // The modules of the Worker import this object, so the words are put into it. Nothing else in this process uses it.
  for (const each of locales) Object.assign(messages[each], withIds[each]);
  return views[name](locale);
}

/** The markup of each hidden view in a locale. */
const views: Record<HiddenViewName, (locale: Locale) => string> = {
  mail(locale) {
    const mail = enquiryMail(enquiryOf(locale, false));
    // An enquiry that looks like spam gets the same mail with another subject: both subjects are shown above the mail.
    const { subject } = enquiryMail(enquiryOf(locale, true));
    const subjects = html`<body><p><b>${mail.subject}</b><br>${subject}</p><hr>`;
    // A function, because `replace` reads `$$` and `$&` in a text as signs of its own.
    return mail.html.replace('<body>', () => subjects.html);
  },
  // The texts of all other mails, in a section for each: of `mail.digest.why` the section is `digest`. The group
  // `undefined` has the texts of the view `mail`, such as `mail.subject`, and those that are of no mail.
  notices: (locale) => {
    const groups = Map.groupBy(Object.entries(messages[locale]), ([key]) => /^mail\.(\w+)\./.exec(key)?.[1]);
    groups.delete(undefined);
    const parts = [...groups.values()].map(
      (texts) =>
        html`<section>${texts.map(([key, text]) => notice(key, fillPlaceholders(text, example)))}</section><hr>`,
    );
    return page(locale, parts);
  },
  // With something in the honeypot, because its field is only shown when a robot or a browser has filled it in.
  fields: (locale) => errorPage({ status: 422, errors: everyError(), values: { 'bot-field': 'x' } }, locale),
  refused: (locale) => {
    const texts = messages[locale];
    // The view `fields` shows 422.
    const others = Object.entries(errorMessages).filter(([status]) => status !== '422');
    const parts = others.map(([, { title, text }]) => html`<h2>${texts[title]}</h2><p>${texts[text]}</p>`);
    return page(locale, [...parts, html`<p>${texts['contact.errors.toForm']}</p>`]);
  },
};

function notice(key: string, text: string): Html {
  return key.endsWith('.subject') ? html`<h2>${text}</h2>` : html`<p>${text}</p>`;
}

/** A document in a locale. HTML requires a title; nobody reads this one. */
function page(locale: Locale, parts: readonly Html[]): string {
  const { html: markup } = html`<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${hiddenViewPath}</title></head>
<body>${parts}</body>
</html>`;
  return markup;
}

function everyError(): ContactError[] {
  const ofFields = fieldErrorKeys.map((key): ContactError => {
    // `contact.fields.email.errors.required`; `bot` is the honeypot, whose field has another name.
    const [, , name = ''] = key.split('.');
    return { field: name === 'bot' ? 'bot-field' : (name as ContactError['field']), key };
  });
  const ofForm = (['repeated', 'foreign', 'unreadable'] as const).map(
    (problem): ContactError => ({ field: 'form', key: `contact.errors.form.${problem}` }),
  );
  return [...ofFields, ...ofForm];
}

/** An enquiry with an example in each required field, and in the others their first option or nothing. */
function enquiryOf(locale: Locale, isSpam: boolean): Enquiry {
  const fields = Object.fromEntries(
    formFields.map(({ name, type, required, options }) => [
      name,
      required ? exampleOfType[type] : (options?.[0] ?? ''),
    ]),
  );
  const addedByWorker = { id: example.reference, createdAt: Date.now(), locale, isSpam };
  return { ...addedByWorker, ...fields } as Enquiry;
}
