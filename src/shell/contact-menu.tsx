import { Icon, type IconName } from '#src/ui/icon.tsx';
import type { ContactMenuView } from '#src/views/layout/contact-menu.ts';

/** The contact dropdown (R15): call, WhatsApp, live chat and the form, with the hours at the phone. */
export function ContactMenu({ contact }: { contact: ContactMenuView }) {
  // The entry of the chat, which its icon identifies below, opens the live chat if there is one.
  const { live, ...chat } = contact.chat;
  const entries: { href: string; label: string; icon: IconName; note?: string }[] = [
    { ...contact.call, icon: 'smartphone', note: contact.hours },
    { ...contact.whatsapp, icon: 'message-square' },
    { ...chat, icon: 'message-square-more' },
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
          {entries.map(({ href, label, icon, note }) => (
            <li key={icon}>
              <a href={href} className="item" {...(live && icon === 'message-square-more' && liveChat(live))}>
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

/** The attributes that make the link open the chat in an iframe; without a script it leads to WhatsApp. */
function liveChat({ path, title, close }: NonNullable<ContactMenuView['chat']['live']>) {
  return { 'data-chat': path, 'data-title': title, 'data-close': close, 'data-load': 'chat' };
}
