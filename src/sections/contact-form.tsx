import ContactFormIsland from '#src/islands/contact-form.tsx';
import { Island } from '#src/ui/island.tsx';
import type { ContactFormView } from '#src/views/contact-form.ts';

/** The contact form. Without JavaScript it posts to `/`, where the Worker handles it (R57, R72). */
export function ContactForm({ form }: { form: ContactFormView }) {
  return (
    <>
      {/* `later`: the code that the form loads once somebody uses it. */}
      <Island name="contact-form" later="create-validator" component={ContactFormIsland} props={form} />
      {/* Empty: only loads `src/enhance/fill-form.ts`, at once, which fills in a draft and what the URL names. */}
      <i hidden data-load="fill-form" data-early="" />
    </>
  );
}
