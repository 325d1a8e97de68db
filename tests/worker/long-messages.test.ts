import { expect, test } from 'vitest';
import { contactFields } from '#src/domain/contact-fields.ts';
import { mailChannel } from '#src/worker/notifications/mail-channel.ts';
import { claimDue } from '#src/worker/notifications/notification-records.ts';
import { enquiry, post } from './enquiry.ts';
import { useWorker } from './harness.ts';

const { harness, env, rows } = useWorker();

test.each(['a', 'é', '汉', '😀', '\u{1d11e}', '&', '\n'])(
  'a form filled to its limits with %j passes from the form to the mail',
  async (character) => {
    const {
      message: { max: messageMax },
      name: { max: nameMax },
      company: { max: companyMax },
    } = contactFields;
    const line = character === '\n' ? 'x' : character;
    const message = `x${character.repeat(messageMax - 2)}x`;
    const fields = enquiry({ message, name: line.repeat(nameMax), company: line.repeat(companyMax) });
    expect((await harness.fetch('/', post({ ...fields, message: message.replaceAll('\n', '\r\n') }))).status).toBe(303);
    const [row] = await rows<{ id: string }>('SELECT id FROM enquiries WHERE email = ?1', fields.email);
    const { DB, MAIL } = await env();
    await rows(`UPDATE notifications SET state = 'pending', lease_until = 0 WHERE enquiry_id = ?1`, String(row?.id));
    const stored = (await claimDue(DB, { id: String(row?.id), channel: 'mail' }, Date.now()))?.enquiry;
    if (!stored) throw new Error('the enquiry is not stored');
    const sent: EmailMessageBuilder[] = [];
    await mailChannel({ from: 'site@windas.example', to: 'info@windas.example' }, async (mail) => {
      await MAIL.send(mail);
      sent.push(mail);
    }).notify(stored, 1);
    expect(sent[0]?.text).toContain(message);
    expect(sent[0]?.replyTo).toMatchObject({ name: fields.name });
  },
);
