import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { runFunction } from '../../../scripts/local/door/run-function.ts';
import * as adsWatch from '../../../shared/ads/watch.contract.ts';
import { listNotifications } from '../../../shared/notifications/notifications.contract.ts';
import { queues, schedules } from '../../../shared/workers.ts';
import { dispatchAll } from '../../events/testing/dispatch-all.ts';
import { Event } from '../../platform/outbox/event.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { mailsTo } from '../../platform/testing/mails.ts';
import { queueRuns } from '../../platform/testing/queue-runs.ts';
import { adContent, putAds } from '../testing/ads.ts';
import { handler } from './alert-searches.schedule.ts';
import { handler as worker } from './look-for-news.worker.ts';

const news = queueRuns(queues.searchAlerts, worker);

type Owner = Awaited<ReturnType<typeof signedInUser>>;

const word = () => `alerte${randomUUID().replaceAll('-', '')}`;
const newAds = ({ user }: Owner, q: string, count: number) =>
  putAds(
    user.workspaceId,
    Array.from({ length: count }, () => adContent({ body: `${q} ${randomUUID()}` })),
  );
const save = async ({ token }: Owner, q: string, alert = true, more = '') =>
  (await call(adsWatch.createSavedSearch, { token, body: { name: 'Crèmes', query: `q=${q}${more}`, alert } })).data
    .savedSearch;
const change = ({ token }: Owner, id: string, body: { alert?: boolean; seen?: true; version: number }) =>
  call(adsWatch.updateSavedSearch, { token, params: { id }, body });
async function alert({ user: { workspaceId } }: Owner) {
  await runFunction(schedules.alertSearches, undefined, handler);
  await news.runAll();
  const { data } = await Event.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  await dispatchAll(data.filter(({ shard }) => shard !== undefined));
}
const toldTo = async ({ token }: Pick<Owner, 'token'>) => {
  const { data } = await call(listNotifications, { token, query: {} });
  return data.items.filter(({ type }) => type === 'saved_search.matched').map(({ title, path }) => ({ title, path }));
};

it('tells who asked for it, once, of what a saved search has found', async () => {
  const owner = await signedInUser();
  const other = await colleagueOf(owner.workspace, { role: 'member' });
  const q = word();
  await newAds(owner, q, 2);
  const { lastSeenAt } = await save(owner, q);
  await alert(owner);
  expect(await toldTo(owner)).toEqual([]);
  await newAds(owner, q, 3);
  await alert(owner);
  const first = {
    title: '3\u00a0nouvelles annonces pour «\u00a0Crèmes\u00a0»',
    path: `/ads?q=${q}&addedSince=${encodeURIComponent(lastSeenAt)}`,
  };
  expect(await toldTo(owner)).toEqual([first]);
  await alert(owner);
  expect(await toldTo(owner)).toEqual([first]);
  await newAds(owner, q, 1);
  await alert(owner);
  expect((await toldTo(owner)).map(({ title }) => title)).toEqual([
    '1\u00a0nouvelle annonce pour «\u00a0Crèmes\u00a0»',
    first.title,
  ]);
  expect(await toldTo(other)).toEqual([]);
  const mails = (await mailsTo(owner.user.email)).filter(({ text }) => text.includes('demandé une alerte'));
  // Those of one batch leave in any order.
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    '1\u00a0nouvelle annonce pour une de vos recherches',
    '3\u00a0nouvelles annonces pour une de vos recherches',
  ]);
  expect(mails.find(({ subject }) => subject.startsWith('3'))?.text).toContain(first.path);
});

it('leads to what is new alone, whatever the search said of its own', async () => {
  const owner = await signedInUser();
  const q = word();
  const { lastSeenAt } = await save(owner, q, true, '&addedSince=2026-01-01T00:00:00.000Z&format=image');
  await newAds(owner, q, 1);
  await alert(owner);
  const [told] = await toldTo(owner);
  expect(told?.path).toBe(`/ads?q=${q}&format=image&addedSince=${encodeURIComponent(lastSeenAt)}`);
});

it('says nothing of a search without alert, whose alert is cut, or that was looked at since', async () => {
  const owner = await signedInUser();
  const q = word();
  const [silent, cut, seen] = [await save(owner, q, false), await save(owner, q), await save(owner, q)];
  await newAds(owner, q, 1);
  await change(owner, cut.id, { alert: false, version: 1 });
  await change(owner, seen.id, { seen: true, version: 1 });
  await alert(owner);
  expect(await toldTo(owner)).toEqual([]);
  await newAds(owner, q, 1);
  await change(owner, silent.id, { alert: true, version: 1 });
  await alert(owner);
  expect((await toldTo(owner)).map(({ title }) => title).sort()).toEqual([
    '1\u00a0nouvelle annonce pour «\u00a0Crèmes\u00a0»',
    '2\u00a0nouvelles annonces pour «\u00a0Crèmes\u00a0»',
  ]);
});
