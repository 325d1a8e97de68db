import { ContactMenu } from '#src/shell/contact-menu.tsx';
import { LanguageMenu } from '#src/shell/language-menu.tsx';
import { MobileMenu } from '#src/shell/mobile-menu.tsx';
import { Wordmark } from '#src/shell/wordmark.tsx';
import type { LayoutView } from '#src/views/layout/layout.ts';

/** The sticky header: wordmark, main menu, language, contact, and the menu button of a phone. */
export function Header({ layout }: { layout: LayoutView }) {
  return (
    <header className="masthead">
      <div className="wrap bar">
        <a href={layout.home} className="homelink mr-auto">
          <Wordmark name={layout.siteName} />
        </a>
        <nav aria-label={layout.menu.label} className="hidden lg:block">
          <ul className="flex gap-1">
            {layout.menu.links.map(({ href, label, current }) => (
              <li key={href}>
                <a href={href} aria-current={current} className="navlink">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageMenu language={layout.language} />
        <ContactMenu contact={layout.contact} />
        <MobileMenu layout={layout} />
      </div>
    </header>
  );
}
