import { setTimeout } from 'node:timers/promises';
import { dispatch } from '../../functions/events/dispatch.ts';
import { Notification } from '../../functions/notifications/core/notification.entity.ts';
import { digestShards, dueOf, NotificationPreferences } from '../../functions/notifications/core/preferences.entity.ts';
import { sendDigests } from '../../functions/notifications/digest/send-digests.ts';
import { sendMail } from '../../functions/platform/clients/mail.ts';
import { putAll } from '../../functions/platform/db/put-all.ts';
import { put, write } from '../../functions/platform/db/write.ts';
import { Member, newMember } from '../../functions/platform/identity/member.entity.ts';
import { newUser, User, type UserItem } from '../../functions/platform/identity/user.entity.ts';
import { newId } from '../../functions/platform/new-id.ts';
import { Event, newEvent } from '../../functions/platform/outbox/event.entity.ts';
import { signedInUser } from '../../functions/platform/testing/factories.ts';
import type { Digest, EmailChoice } from '../../shared/notifications/preferences.rules.ts';
import { queues } from '../../shared/workers.ts';
import { startPollers } from '../local/queue-poller.ts';
import { median, percentile } from './figures.ts';

export type SettingsTask = { task: 'fanOut' } | { task: 'digests'; digests: number };

export type SettingsFigures = {
  /** Of one event, ms; and of putting as many bare items, 25 a call. */
  fanOut: { p50: number; p99: number; told: number; bare: number };
  /** Seconds until none is due; and of as many bare mails, by what a hundred took. */
  digests: { seconds: number; bare: number };
};

const members = 200;
const rounds = 30;
const bareMails = 100;
const patienceMs = 15 * 60_000;
const type = 'prospect.action_due';
const proven = { emailProvenAt: '2026-01-01T00:00:00.000Z' };
const daily: Digest = { frequency: 'daily', hour: 8, weekday: 1 };
/** What the members of a workspace have chosen for it, in turns; null is nothing at all. */
const mixed: ({ inApp: boolean; email: EmailChoice } | null)[] = [
  null,
  { inApp: true, email: 'digest' },
  { inApp: true, email: 'off' },
  { inApp: false, email: 'now' },
  { inApp: false, email: 'off' },
];

/** So many people in one workspace, each with what they have chosen there. */
async function fill(
  workspaceId: string,
  count: number,
  chosenBy: (at: number) => (typeof mixed)[number],
): Promise<UserItem[]> {
  const now = new Date();
  const people = Array.from({ length: count }, (): UserItem => {
    const userId = newId('usr', now);
    const named = {
      email: `${userId.toLowerCase()}@agence.example`,
      firstName: 'Camille',
      lastName: 'Moreau',
      company: undefined,
    };
    return { ...newUser({ ...named, passwordHash: 'none' }, now), userId, ...proven, workspaceIds: [workspaceId] };
  });
  await putAll(people, (user) => User.put(user));
  await putAll(people, ({ userId }) => Member.put(newMember({ workspaceId, userId, role: 'member' }, now)));
  const choosing = people.flatMap(({ userId }, at) => {
    const chosen = chosenBy(at);
    return chosen ? [{ userId, chosen }] : [];
  });
  await putAll(choosing, ({ userId, chosen }) =>
    NotificationPreferences.put({
      ...{ workspaceId, userId, digest: daily, version: 1, updatedAt: now.toISOString() },
      types: [{ type, ...chosen }],
      ...dueOf({ userId, digest: daily }, now),
    }),
  );
  return people;
}

const dueEvent = (workspaceId: string) => {
  const prospect = { id: 'pro_1', firstName: 'Jeanne', lastName: 'Delmas', nextAction: 'Rappeler', nextActionAt: null };
  return newEvent({ workspaceId }, { type, entityId: 'pro_1', data: { prospect } }, new Date());
};

async function fanOut(): Promise<SettingsFigures['fanOut']> {
  const owner = await signedInUser();
  const { workspaceId } = owner.workspace;
  await fill(workspaceId, members - 1, (at) => mixed[at % mixed.length] ?? null);
  const times: number[] = [];
  let told = 0;
  for (let round = 0; round <= rounds; round++) {
    const event = dueEvent(workspaceId);
    await write([put(Event.create(event))]);
    const started = performance.now();
    const [done] = await dispatch([event]);
    if (round > 0) times.push(performance.now() - started);
    if (!done?.noted || done.failures.length > 0) throw done?.failures[0];
    const { data } = await Notification.query.byThing({ workspaceId, entityId: 'pro_1' }).go({ pages: 'all' });
    told = data.length / (round + 1);
  }
  const bare: number[] = [];
  const { data } = await Notification.query.byThing({ workspaceId, entityId: 'pro_1' }).go({ pages: 'all' });
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    await putAll(data.slice(0, told), (item) => Notification.put(item));
    bare.push(performance.now() - started);
  }
  return { p50: median(times), p99: percentile(times, 0.99), told, bare: median(bare) };
}

async function digests(count: number): Promise<SettingsFigures['digests']> {
  const now = new Date();
  const at = now.toISOString();
  for (let made = 0; made < count; made += members) {
    const owner = await signedInUser();
    const { workspaceId } = owner.workspace;
    const people = await fill(workspaceId, Math.min(members, count - made), () => ({ inApp: true, email: 'digest' }));
    await putAll(people, ({ userId }) =>
      Notification.put({
        ...{ workspaceId, userId, notificationId: newId('ntf', now), type, entityId: 'pro_1', createdAt: at },
        ...{ title: 'Jeanne Delmas', path: '/prospects', unreadKey: userId, unreadAt: at },
        ...{ digestKey: userId, waitingAt: at, ttl: Math.floor(now.getTime() / 1000) + 86_400 },
      }),
    );
  }
  const addresses = new Map([[queues.notices, process.env[queues.notices.addressVariable] ?? '']]);
  const endpoint = process.env.AWS_ENDPOINT_URL_SQS ?? '';
  const stop = startPollers({ endpoint, addresses, stop: async () => {} });
  const eight = new Date(now.getTime() + 86_400_000);
  const started = performance.now();
  await sendDigests(eight);
  await untilNoneIsDue(eight.toISOString());
  const seconds = (performance.now() - started) / 1000;
  await stop();
  const begun = performance.now();
  const mail = { subject: 'Votre résumé', text: 'Jeanne Delmas', html: '<p>Jeanne Delmas</p>' };
  for (let sent = 0; sent < bareMails; sent++) await sendMail('nu@agence.example', mail);
  return { seconds, bare: ((performance.now() - begun) / 1000 / bareMails) * count };
}

async function untilNoneIsDue(to: string): Promise<void> {
  const end = Date.now() + patienceMs;
  for (const shard of digestShards) {
    while (Date.now() < end) {
      const { data } = await NotificationPreferences.query
        .byDue({ shard })
        .between({ nextDigestAt: '2000' }, { nextDigestAt: to })
        .go({ limit: 1 });
      if (data.length === 0) break;
      await setTimeout(200);
    }
  }
}

const task: SettingsTask = JSON.parse(process.argv[2] ?? '');
console.log(JSON.stringify(task.task === 'fanOut' ? await fanOut() : await digests(task.digests)));
process.exit(0);
