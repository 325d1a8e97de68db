import { useState } from 'react';
import type { DatabaseName, EnquiryDetails, ListedEnquiry } from '#cli/desk/inbox/inbox-api.ts';
import { localeData } from '#src/domain/locale.ts';
import { askServer } from '../ask.ts';
import { useLanguage, useTexts } from '../desk-texts.tsx';
import { useStatus } from '../status.tsx';
import { useAttempt } from '../use-attempt.ts';
import { EraseForm } from './erase-form.tsx';

interface Props {
  enquiry: ListedEnquiry;
  database: DatabaseName;
  /** Reads the list again and says `message` after that. */
  onErased: (message: string) => void;
}

/** One enquiry in a line; its words and its delivery once it is opened. */
export function EnquiryRow({ enquiry, database, onErased }: Props) {
  const t = useTexts();
  const [language] = useLanguage();
  const { attempt, isBusy, failure } = useAttempt();
  // Nothing is erased during a download: the list could not be read again after it.
  const { isBusy: isAnythingBusy } = useStatus();
  const [details, setDetails] = useState<EnquiryDetails>();
  const { reference, received, name, email, service, spam, notifications } = enquiry;
  // One channel that delivered it is enough.
  const isDelivered = Object.values(notifications).includes('delivered');
  const time = new Date(received).toLocaleString(localeData[language].intl, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const toggle = () => {
    if (details) return setDetails(undefined);
    void attempt(async () => setDetails(await askServer('enquiry', { database, reference })));
  };
  const erase = () =>
    attempt(async () => {
      const { erased } = await askServer('eraseEnquiries', { database, email });
      onErased(t('inbox.erased', { count: erased, email }));
    });
  return (
    <li>
      <section aria-label={`${reference} ${name}`} className="record" aria-busy={isBusy}>
        <div className="record-name wide">
          <h3>{name}</h3>
          <p>
            <time dateTime={received}>{time}</time> · {service || t('inbox.no-service')}
          </p>
          <p className="badges">
            <span className={isDelivered ? 'badge' : 'badge warning'}>
              {t(isDelivered ? 'inbox.delivered' : 'inbox.undelivered')}
            </span>
            {spam && <span className="badge warning">{t('inbox.spam')}</span>}
          </p>
        </div>
        <button type="button" aria-expanded={details !== undefined} disabled={isBusy} onClick={toggle}>
          {t(details ? 'inbox.close' : 'inbox.read')} <span className="unseen">{name}</span>
        </button>
        {failure && (
          <p className="alert" role="alert">
            {failure}
          </p>
        )}
        {details && <Details details={details} />}
        {details && <EraseForm email={email} isBusy={isAnythingBusy} onErase={erase} />}
      </section>
    </li>
  );
}

/**
 * The fields, the message and the deliveries. The casts to the id of a text say that the desk has a text for every
 * field, channel and state.
 */
function Details({ details }: { details: EnquiryDetails }) {
  const { reference, fields, message, deliveries, othersFromAddress } = details;
  const t = useTexts();
  return (
    <div className="enquiry">
      <dl>
        <div>
          <dt>{t('inbox.reference')}</dt>
          <dd>{reference}</dd>
        </div>
        {Object.entries(fields)
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{t(`inbox.field.${name}` as 'inbox.field.name')}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <p className="enquiry-message">{message}</p>
      <ul>
        {deliveries.map(({ channel, state, attempts, error }) => (
          <li key={channel} className="hint">
            {t('inbox.delivery', {
              channel: t(`inbox.channel.${channel}` as 'inbox.channel.mail'),
              state: t(`inbox.state.${state}` as 'inbox.state.pending'),
              attempts,
            })}
            {error && ` (${error})`}
          </li>
        ))}
      </ul>
      {othersFromAddress > 0 && <p className="hint">{t('inbox.others', { count: othersFromAddress })}</p>}
    </div>
  );
}
