import type { Locale } from '#src/domain/locale.ts';
import { ContactForm } from '#src/sections/contact-form.tsx';
import { Faq } from '#src/sections/faq.tsx';
import { PageHero } from '#src/sections/page-hero.tsx';
import { Split } from '#src/sections/split.tsx';
import { Page } from '#src/shell/page.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { contactView } from '#src/views/contact.ts';

export function ContactPage({ locale }: { locale: Locale }) {
  const view = contactView(locale);
  return (
    <Page frame={view.frame}>
      <PageHero frame={view.frame} hero={view.hero} />
      <section className="bg-sand border-t border-ink">
        <div className="wrap cols band">
          <div className="lg:col-span-7">
            <ContactForm form={view.form} />
          </div>
          <div className="lg:col-span-4 lg:col-start-9">
            <h2 className="text-2xl!">{view.details.title}</h2>
            <dl className="mt-5 border-t border-ink">
              {view.details.items.map(({ label, lines, href }) => (
                <div key={label} className="py-3.5 border-b border-line">
                  <dt className="note">{label}</dt>
                  {lines.map((line) => (
                    <dd key={line} className="font-500">
                      {href ? (
                        <a href={href} className="link inline-flex items-center min-h-8 break-all">
                          {line}
                        </a>
                      ) : (
                        line
                      )}
                    </dd>
                  ))}
                </div>
              ))}
            </dl>
            <a href={view.details.vcard.href} className="link inline-flex items-center min-h-8 mt-4">
              {view.details.vcard.label}
            </a>
          </div>
        </div>
      </section>
      <section className="cat-marketing bg-field text-onfield">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-5 py-[clamp(2rem,4vw,3.5rem)]">
          <div className="max-w-[40rem]">
            <h2 className="text-[clamp(1.6rem,1.3rem+1.2vw,2.3rem)]!">{view.whatsapp.title}</h2>
            <p className="mt-2">{view.whatsapp.text}</p>
          </div>
          <ButtonLink {...view.whatsapp.button} kind="line" className="hover:border-onband!" />
        </div>
      </section>
      <Split title={view.faq.title}>
        <Faq items={view.faq.items} />
      </Split>
    </Page>
  );
}
