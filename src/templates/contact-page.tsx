import type { Locale } from '#src/domain/locale.ts';
import { ContactDetails } from '#src/sections/contact-details.tsx';
import { ContactForm } from '#src/sections/contact-form.tsx';
import { Faq } from '#src/sections/faq.tsx';
import { Letter } from '#src/sections/letter.tsx';
import { SplitSection } from '#src/sections/split.tsx';
import { Team } from '#src/sections/team.tsx';
import { Breadcrumbs } from '#src/shell/breadcrumbs.tsx';
import { PageLayout } from '#src/shell/page-layout.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { contactView } from '#src/views/contact.ts';

export function ContactPage({ locale }: { locale: Locale }) {
  const view = contactView(locale);
  return (
    <PageLayout layout={view.layout}>
      <section className="wrap pb-rhythm">
        <Breadcrumbs breadcrumbs={view.layout.breadcrumbs} />
        {/* On a wide screen the letter is beside two rows: the heading, and the contact details below it. */}
        <div className="cols pt-6 lg:grid-rows-[auto_1fr]">
          <div>
            <h1>{view.hero.title}</h1>
            <p className="lead">{view.hero.text}</p>
          </div>
          {/* A sheet of paper with an airmail edge. */}
          <Letter>
            <ContactForm form={view.form} />
          </Letter>
          <ContactDetails {...view.details} />
        </div>
      </section>
      <Team {...view.team} />
      {/* On the green of the category marketing (`domain/palette.ts`). */}
      <section className="cat-marketing on-field">
        <div className="wrap band-s flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
          <div>
            <h2 className="minor">{view.whatsapp.title}</h2>
            <p>{view.whatsapp.text}</p>
          </div>
          <ButtonLink {...view.whatsapp.button} kind="line" />
        </div>
      </section>
      <SplitSection title={view.faq.title}>
        <Faq items={view.faq.items} />
      </SplitSection>
    </PageLayout>
  );
}
