import type { Locale } from '#src/domain/locale.ts';
import { href } from '#src/domain/routes.ts';
import { errorForm } from '#src/worker/contact/error-form.ts';
import { errorPageStyle } from '#src/worker/contact/error-page-style.ts';
import { type ErrorResponse, errorMessages } from '#src/worker/contact/error-response.ts';
import { identity, messages } from '#src/worker/generated/messages.ts';
import { type Html, html } from '#src/worker/html.ts';

/**
 * The page for a rejected post: that it failed (R63), what is wrong, the form with all its values, and other ways to
 * reach the agency. It needs no script and no other file.
 */
export function errorPage(error: ErrorResponse, locale: Locale): string {
  const texts = messages[locale];
  const { title, text } = errorMessages[error.status];
  // As `Html`, so that it is not escaped. Of a value that is `false` or undefined, `html` writes nothing.
  const style: Html = { html: errorPageStyle };
  const page = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${texts[title]} | ${identity.name}</title>
<style>${style}</style>
</head>
<body>
<header><a href="${href('home', locale)}">${identity.name}</a></header>
<main>
<h1>${texts['contact.form.failure']}</h1>
<h2>${texts[title]}</h2>
<p>${texts[text]}</p>
${error.errors.length > 0 && summary(error, locale)}
${error.values && errorForm(error.values, error.errors, locale)}
${!error.values && html`<p><a href="${href('contact', locale)}">${texts['contact.errors.toForm']}</a></p>`}
${otherWays(locale)}
</main>
</body>
</html>
`;
  return page.html;
}

/** The list of errors. It takes the focus when the page opens, so that screen readers start with it. */
function summary({ errors }: ErrorResponse, locale: Locale): Html {
  const texts = messages[locale];
  const items = errors.map(({ field, key }) =>
    field === 'form' ? html`<li>${texts[key]}</li>` : html`<li><a href="#${field}">${texts[key]}</a></li>`,
  );
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
<h2>${texts['contact.errors.summary']}</h2>
<ul>${items}</ul>
</div>`;
}

function otherWays(locale: Locale): Html {
  const texts = messages[locale];
  const { phone, email, whatsapp } = identity;
  return html`<section class="other-ways">
<h2>${texts['contact.errors.another.title']}</h2>
<ul>
<li><a href="tel:${phone}">${texts['contact.errors.another.call']}</a></li>
<li><a href="mailto:${email}">${texts['contact.errors.another.mail']}</a></li>
<li><a href="https://wa.me/${whatsapp}">${texts['contact.errors.another.whatsapp']}</a></li>
</ul>
</section>`;
}
