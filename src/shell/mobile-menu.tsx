import { Wordmark } from '#src/shell/wordmark.tsx';
import { FinderField } from '#src/ui/finder-field.tsx';
import { Arrow, Icon } from '#src/ui/icon.tsx';
import type { FrameView } from '#src/views/frame.ts';

/** The menu of a phone: a native modal dialog, opened and closed by its buttons' `command` without a script. */
export function MobileMenu({ frame }: { frame: FrameView }) {
  return (
    <>
      <button
        type="button"
        command="show-modal"
        commandfor="menu"
        className="menubtn lg:hidden"
        aria-label={frame.openMenu}
      >
        <Icon name="menu" />
      </button>
      <dialog id="menu" aria-label={frame.menuLabel} className="sheet">
        <div className="wrap bar">
          <a href={frame.home} className="homelink mr-auto">
            <Wordmark name={frame.siteName} />
          </a>
          <button type="button" command="close" commandfor="menu" className="menubtn" aria-label={frame.closeMenu}>
            <Icon name="x" />
          </button>
        </div>
        <div className="wrap pb-8">
          <FinderField label={frame.finder} field="panel w-full mt-2" />
          <ul className="rows mt-6">
            {frame.menu.map(({ href, label, current }) => (
              <li key={href}>
                <a href={href} aria-current={current} className="linkrow biglink">
                  {label}
                  <Arrow />
                </a>
              </li>
            ))}
          </ul>
          <ul className="mt-6">
            <li>
              <a href={frame.footer.phone.href} className="item px-0!">
                <Icon name="smartphone" />
                <span>
                  {frame.footer.phone.label}
                  <span className="block note">{frame.contact.hours}</span>
                </span>
              </a>
            </li>
            <li>
              <a href={frame.contact.whatsapp.href} className="item px-0!">
                <Icon name="message-square" />
                {frame.contact.whatsapp.label}
              </a>
            </li>
          </ul>
          <a href={frame.cta.button.href} className="btn-primary w-full mt-6">
            {frame.cta.button.label}
            <Arrow />
          </a>
        </div>
      </dialog>
    </>
  );
}
