import { sweepShards, untilAllEnded } from '../../platform/outbox/sweep-shards.ts';
import { isStopped } from '../../platform/system/is-stopped.ts';
import { HeldMail, heldShards } from '../core/held-mail.entity.ts';
import { digestShards, NotificationPreferences, type PreferencesItem } from '../core/preferences.entity.ts';
import { enqueueNotice } from '../mailing/notices-queue.ts';
import { release } from '../mailing/send-or-hold.ts';

const pageSize = 100;

/** Has each digest mailed whose hour has come, those too that were lost on their way, and what waited for the end of quiet hours: neither keeps the other waiting. */
export async function sendDigests(now: Date): Promise<void> {
  // Each strike would put another of each on the queue, where they wait: they are due until they are mailed.
  if (await isStopped('stop.mails')) return;
  const to = now.toISOString();
  await untilAllEnded([
    sweepShards(
      digestShards,
      (shard, cursor) =>
        NotificationPreferences.query
          .byDue({ shard })
          .between({ nextDigestAt: '2000' }, { nextDigestAt: to })
          .go({ limit: pageSize, cursor }),
      (page) => page.map(sendOn),
    ),
    sweepShards(
      heldShards,
      (shard, cursor) =>
        HeldMail.query.byDue({ shard }).between({ dueAt: '2000' }, { dueAt: to }).go({ limit: pageSize, cursor }),
      (page) => page.map(release),
    ),
  ]);
}

const sendOn = async ({ workspaceId, userId, nextDigestAt: at }: PreferencesItem): Promise<void> => {
  if (at) await enqueueNotice({ kind: 'digest', workspaceId, userId, at });
};
