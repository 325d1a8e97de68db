import type { ReactNode } from 'react';
import { Wordmark } from '#src/shell/wordmark.tsx';
import type { LinkView } from '#src/views/context.ts';
import type { FrameView } from '#src/views/frame.ts';

/** The footer with every part of R18. */
export function Footer({ frame }: { frame: FrameView }) {
  const { footer } = frame;
  return (
    <footer className="bg-band text-onband border-t border-bandline">
      <div className="wrap pt-12 pb-8">
        <div className="grid gap-10 sm:grid-cols-2 lg:grid-cols-[2fr_1.2fr_1fr_1.4fr] print:hidden">
          <div className="sm:col-span-2 lg:col-span-1">
            <a href={frame.home} className="inline-flex items-center gap-3 min-h-11 no-underline">
              <Wordmark name={frame.siteName} />
            </a>
            <p className="font-display font-600 text-xl tracking-[-.02em] mt-5">{footer.title}</p>
            <p className="text-bandsoft mt-1.5 max-w-90">{footer.text}</p>
            <a href={frame.cta.button.href} className="flink inline-flex underline mt-2">
              {frame.cta.button.label}
            </a>
          </div>
          <Column title={footer.servicesTitle} links={footer.services} />
          <Column title={footer.companyTitle} links={footer.company} />
          <div>
            <h2 className="foothead">{footer.contactTitle}</h2>
            <address className="not-italic text-bandsoft">
              {footer.address.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
            <ul className="mt-2">
              <FootLink {...footer.phone} />
              <FootLink {...footer.email} />
            </ul>
            <p className="text-bandsoft">{footer.hours}</p>
            <h2 className="foothead mt-6">{footer.socialTitle}</h2>
            <ul className="flex flex-wrap gap-x-5">
              {footer.social.map(({ href, label }) => (
                <FootLink key={href} href={href} label={label} newTab={footer.newTab} />
              ))}
            </ul>
          </div>
        </div>
        <ul className="flex flex-wrap gap-x-6 gap-y-1 items-center mt-10 pt-5 border-t border-bandline text-[.9375rem] text-bandsoft">
          <li>{[frame.siteName, ...footer.address].join(', ')}</li>
          {footer.registrations.map((text) => (
            <li key={text}>{text}</li>
          ))}
          <li className="sm:ml-auto js-only print:hidden">
            <button type="button" data-consent="ask" className="flink inline-flex underline">
              {footer.cookies}
            </button>
          </li>
          <li className="print:hidden">
            <a href={footer.privacy.href} className="flink inline-flex underline">
              {footer.privacy.label}
            </a>
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
      <ul>
        {links.map((link) => (
          <FootLink key={link.href} {...link} />
        ))}
      </ul>
    </div>
  );
}

function FootLink({ href, label, newTab }: LinkView & { newTab?: string }): ReactNode {
  return (
    <li>
      <a href={href} className="flink" {...(newTab && { target: '_blank', rel: 'noopener' })}>
        {label}
        {newTab && <span className="sr-only">({newTab})</span>}
      </a>
    </li>
  );
}
