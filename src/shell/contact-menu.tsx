import { Icon, type IconName } from '#src/ui/icon.tsx';
import type { ContactMenuView } from '#src/views/layout/contact-menu.ts';

/** What the iframe of the live chat needs. */
type ChatFrame = NonNullable<ContactMenuView['chat']['live']>;

/** The contact dropdown (R15): call, WhatsApp, live chat and the form, with the hours at the phone. */
export function ContactMenu({ contact }: { contact: ContactMenuView }) {
  const entries: { href: string; label: string; icon: IconName; note?: string; live?: ChatFrame }[] = [
    { ...contact.call, icon: 'smartphone', note: contact.hours },
    { ...contact.whatsapp, icon: 'message-square' },
    { ...contact.chat, icon: 'message-square-more' },
    { ...contact.form, icon: 'mail' },
  ];
  return (
    <div>
      <button type="button" popoverTarget="contact" className="menubtn border border-current">
        {contact.label}
      </button>
      <div id="contact" popover="auto" className="panel popover">
        <p className="online">{contact.alwaysOnline}</p>
        <ul>
          {entries.map(({ href, label, icon, note, live }) => (
            <li key={icon}>
              <a href={href} className="item" {...(live && chatFrameAttributes(live))}>
                <Icon name={icon} />
                <span>
                  {label}
                  {note && <span className="block note">{note}</span>}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/**
 * The attributes that make the link open the chat in an iframe; without a script it leads to WhatsApp. After
 * a click `src/enhance/consent.ts` loads the code that `data-load` names: `src/enhance/chat.ts`. It reads the others.
 */
function chatFrameAttributes({ path, title, close }: ChatFrame) {
  return { 'data-chat': path, 'data-title': title, 'data-close': close, 'data-load': 'chat' };
}
