import { ContactMenu } from '#src/shell/contact-menu.tsx';
import { LanguageMenu } from '#src/shell/language-menu.tsx';
import { MobileMenu } from '#src/shell/mobile-menu.tsx';
import { Wordmark } from '#src/shell/wordmark.tsx';
import type { FrameView } from '#src/views/frame.ts';

/** The sticky header: wordmark, the four pages, language, contact, and the menu button of a phone. */
export function Header({ frame }: { frame: FrameView }) {
  return (
    <header className="masthead">
      <div className="wrap bar">
        <a href={frame.home} className="homelink mr-auto">
          <Wordmark name={frame.siteName} />
        </a>
        <nav aria-label={frame.menuLabel} className="hidden lg:block">
          <ul className="flex gap-1">
            {frame.menu.map(({ href, label, current }) => (
              <li key={href}>
                <a href={href} aria-current={current} className="navlink">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageMenu language={frame.language} />
        <ContactMenu contact={frame.contact} />
        <MobileMenu frame={frame} />
      </div>
    </header>
  );
}
