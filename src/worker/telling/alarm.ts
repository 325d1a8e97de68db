import { type ChannelName, channelNames, type Lead } from '#src/domain/lead.ts';
import { faultCode, withinTime } from '#src/worker/fault.ts';
import { fill } from '#src/worker/fill.ts';
import { words } from '#src/worker/generated/words.ts';
import type { Notice } from '#src/worker/telling/channel.ts';
import { tellingTime } from '#src/worker/telling/delays.ts';
import type { TellingDeps } from '#src/worker/telling/tell-lead.ts';

type GivenUp = Pick<Lead, 'id' | 'locale'> & { channel: ChannelName };

/** How many alarms one run raises; the rest follows ten minutes later. */
const alarmsAtMost = 5;

/**
 * Says through the other channel that one has given up on an enquiry, once for each;
 * an alarm that nobody could be told is raised again by the next run.
 */
export async function raiseAlarms(deps: TellingDeps): Promise<void> {
  const { db, now } = deps;
  const given = await db
    .prepare(
      `UPDATE tellings SET alarmed_at = ?1 WHERE (lead_id, channel) IN
         (SELECT lead_id, channel FROM tellings WHERE state = 'given_up' AND alarmed_at IS NULL LIMIT ?2)
       RETURNING lead_id AS id, channel, (SELECT locale FROM leads WHERE leads.id = lead_id) AS locale`,
    )
    .bind(now(), alarmsAtMost)
    .all<GivenUp>();
  for (const { id, channel, locale } of given.results) {
    const spoken = words[locale];
    const values = { reference: id, channel: spoken[`mail.channels.${channel}`] };
    const notice = {
      subject: fill(spoken['mail.alarm.subject'], values),
      text: fill(spoken['mail.alarm.text'], values),
    };
    if (await warn(notice, deps, { reference: id, besides: channel })) continue;
    await db
      .prepare('UPDATE tellings SET alarmed_at = NULL WHERE lead_id = ?1 AND channel = ?2')
      .bind(id, channel)
      .all();
  }
}

/**
 * Gives a notice to every channel that is set up, or to every one besides the one that failed where there is another.
 * True when at least one took it.
 */
export async function warn(
  notice: Notice,
  { channels, log }: TellingDeps,
  { reference, besides }: { reference?: string; besides?: ChannelName } = {},
): Promise<boolean> {
  const ready = channelNames.filter((name) => channels[name]);
  const others = ready.filter((name) => name !== besides);
  const about = reference === undefined ? {} : { reference };
  const taken = await Promise.all(
    (others.length > 0 ? others : ready).map(async (channel) => {
      try {
        await withinTime(channels[channel]?.warn(notice) ?? Promise.resolve(), tellingTime);
        log({ event: 'alarm', level: 'warning', channel, ...about });
        return true;
      } catch (error) {
        log({ event: 'alarm-failed', level: 'error', channel, ...about, codes: [faultCode(error)] });
        return false;
      }
    }),
  );
  return taken.includes(true);
}
