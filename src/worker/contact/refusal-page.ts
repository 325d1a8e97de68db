import type { Locale } from '#src/domain/locale.ts';
import { href } from '#src/domain/routes.ts';
import { type Refusal, refusalWords } from '#src/worker/contact/refusal.ts';
import { refusalForm } from '#src/worker/contact/refusal-form.ts';
import { refusalStyle } from '#src/worker/contact/refusal-style.ts';
import { identity, words } from '#src/worker/generated/words.ts';
import { type Html, html } from '#src/worker/html.ts';

/**
 * The page that answers a refused post: what is wrong, the form with everything that was typed, and another way to
 * reach the agency. It needs no script and no file.
 */
export function refusalPage(refusal: Refusal, locale: Locale): string {
  const spoken = words[locale];
  const { title, text } = refusalWords[refusal.status];
  const page = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${spoken[title]} | ${identity.name}</title>
<style>${{ html: refusalStyle }}</style>
</head>
<body>
<header><a href="${href('home', locale)}">${identity.name}</a></header>
<main>
<h1>${spoken[title]}</h1>
<p>${spoken[text]}</p>
${refusal.refusals.length > 0 && summary(refusal, locale)}
${refusal.typed && refusalForm(refusal.typed, refusal.refusals, locale)}
${!refusal.typed && html`<p><a href="${href('contact', locale)}">${spoken['contact.errors.toForm']}</a></p>`}
${otherWays(locale)}
</main>
</body>
</html>
`;
  return page.html;
}

/** Takes the focus when the page opens, so that a screen reader begins with it. */
function summary({ refusals }: Refusal, locale: Locale): Html {
  const items = refusals.map(({ field, key }) =>
    field === 'form'
      ? html`<li>${words[locale][key]}</li>`
      : html`<li><a href="#${field}">${words[locale][key]}</a></li>`,
  );
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
<h2>${words[locale]['contact.errors.summary']}</h2>
<ul>${items}</ul>
</div>`;
}

function otherWays(locale: Locale): Html {
  const spoken = words[locale];
  const { phone, email, whatsapp } = identity;
  return html`<section class="other">
<h2>${spoken['contact.errors.another.title']}</h2>
<ul>
<li><a href="tel:${phone}">${spoken['contact.errors.another.call']}</a></li>
<li><a href="mailto:${email}">${spoken['contact.errors.another.mail']}</a></li>
<li><a href="https://wa.me/${whatsapp}">${spoken['contact.errors.another.whatsapp']}</a></li>
</ul>
</section>`;
}
