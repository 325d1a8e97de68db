import { categoryFlags } from '#src/domain/flags/category-flag.ts';
import { Wordmark } from '#src/shell/wordmark.tsx';
import { FinderField } from '#src/ui/finder-field.tsx';
import { Flag } from '#src/ui/flag.tsx';
import { Arrow, Icon } from '#src/ui/icon.tsx';
import type { LayoutView } from '#src/views/layout/layout.ts';

/** The menu of a phone: a native modal dialog, which invoker commands open and close without a script. */
export function MobileMenu({ layout }: { layout: LayoutView }) {
  return (
    <>
      <button
        type="button"
        command="show-modal"
        commandfor="menu"
        className="menubtn lg:hidden"
        aria-label={layout.menu.open}
      >
        <Icon name="menu" />
      </button>
      <dialog id="menu" aria-label={layout.menu.label} className="sheet">
        <div className="wrap bar">
          <a href={layout.home} className="homelink mr-auto">
            <Wordmark name={layout.siteName} />
          </a>
          <button type="button" command="close" commandfor="menu" className="menubtn" aria-label={layout.menu.close}>
            <Icon name="x" />
          </button>
        </div>
        <div className="wrap pb-8">
          <FinderField label={layout.menu.finder} inputClassName="panel w-full mt-2" />
          <ul className="rows mt-6">
            {layout.menu.links.map(({ href, label, current }) => (
              <li key={href}>
                <a href={href} aria-current={current} className="linkrow">
                  {label}
                  <Arrow />
                </a>
                {href === layout.menu.servicesHref && (
                  <ul className="sheetflags">
                    {layout.menu.categories.map((category) => (
                      <li key={category.key} className={`flag-${category.key}`}>
                        <a href={category.href} className="item">
                          <Flag tiles={[categoryFlags[category.key]]} />
                          {category.label}
                        </a>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
          <ul className="mt-6">
            <li>
              <a href={layout.footer.phone.href} className="item">
                <Icon name="smartphone" />
                <span>
                  {layout.footer.phone.label}
                  <span className="block note">{layout.contact.hours}</span>
                </span>
              </a>
            </li>
            <li>
              <a href={layout.contact.whatsapp.href} className="item">
                <Icon name="message-square" />
                {layout.contact.whatsapp.label}
              </a>
            </li>
          </ul>
          <a href={layout.callToAction.button.href} className="btn-primary w-full mt-6">
            {layout.callToAction.button.label}
            <Arrow />
          </a>
        </div>
      </dialog>
    </>
  );
}
