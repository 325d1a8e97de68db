import type { ReactNode } from 'react';
import { Wordmark } from '#src/shell/wordmark.tsx';
import type { LayoutView } from '#src/views/layout/layout.ts';
import type { LinkView } from '#src/views/links.ts';

/** The footer (R18). */
export function Footer({ layout }: { layout: LayoutView }) {
  const { footer } = layout;
  return (
    <footer className="on-band border-t">
      <div className="wrap">
        <div className="footcols print:hidden">
          <div className="footline">
            <a href={layout.home} className="homelink">
              <Wordmark name={layout.siteName} />
            </a>
            <a href={layout.callToAction.button.href} className="flink underline">
              {layout.callToAction.button.label}
            </a>
          </div>
          <Column title={footer.servicesTitle} links={footer.services} />
          <Column title={footer.companyTitle} links={footer.company} />
          <div>
            <h2 className="foothead">{footer.contactTitle}</h2>
            <ul>
              <FootLink {...footer.phone} />
              <FootLink {...footer.email} />
            </ul>
            <p className="text-soft">{footer.hours}</p>
            <h2 className="foothead">{footer.socialTitle}</h2>
            <ul className="footlist">
              {footer.social.map(({ href, label }) => (
                <FootLink key={href} href={href} label={label} />
              ))}
            </ul>
          </div>
        </div>
        <ul className="footline note">
          <li>{[footer.legalName, footer.about, ...footer.address].join(', ')}</li>
          {footer.registrations.map((text) => (
            <li key={text}>{text}</li>
          ))}
          {/* On paper the contact details above are missing: here they are once more, with the address of the page. */}
          <li className="hidden print:block">{[footer.phone.label, footer.email.label, layout.meta.url].join(', ')}</li>
          <li className="footline print:hidden">
            {/* `src/enhance/consent.ts` listens to this button. */}
            <button type="button" data-consent="ask" className="flink underline js-only">
              {footer.cookies}
            </button>
            {footer.legal.map(({ href, label }) => (
              <a key={href} href={href} className="flink underline">
                {label}
              </a>
            ))}
          </li>
        </ul>
      </div>
    </footer>
  );
}

function Column({ title, links }: { title: string; links: LinkView[] }) {
  return (
    <div>
      <h2 className="foothead">{title}</h2>
      <ul className="footlist">
        {links.map((link) => (
          <FootLink key={link.href} href={link.href} label={link.label} />
        ))}
      </ul>
    </div>
  );
}

function FootLink({ href, label }: LinkView): ReactNode {
  return (
    <li>
      <a href={href} className="flink">
        {label}
      </a>
    </li>
  );
}
