import type { Locale } from '#src/domain/locale.ts';
import { Hero } from '#src/sections/hero.tsx';
import { Page } from '#src/shell/page.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { thanksView } from '#src/views/thanks.ts';

export function ThanksPage({ locale }: { locale: Locale }) {
  const { frame, sent, again, home } = thanksView(locale);
  return (
    <Page frame={frame}>
      <Hero title={sent.title} text={sent.text}>
        <ButtonLink {...home} />
        <ButtonLink {...again} kind="line" />
      </Hero>
      <section className="bg-sand border-t border-ink cat-development">
        <div className="wrap cols band">
          <ol className="lg:col-span-8 rows">
            {sent.steps.map((step, index) => (
              <li key={step} className="flex gap-5 py-5 text-xl leading-normal">
                <span aria-hidden className="num pt-1.5">
                  {String(index + 1).padStart(2, '0')}
                </span>
                {step}
              </li>
            ))}
          </ol>
          <div className="lg:col-span-4">
            <p>{sent.urgent}</p>
            <div className="flex flex-wrap gap-3 mt-4">
              <a href={frame.footer.phone.href} className="btn-line">
                {frame.footer.phone.label}
              </a>
              <a href={frame.contact.whatsapp.href} className="btn-line">
                {frame.contact.whatsapp.label}
              </a>
            </div>
          </div>
        </div>
      </section>
    </Page>
  );
}
