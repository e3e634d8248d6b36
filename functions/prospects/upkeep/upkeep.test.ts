import { describe, expect, it } from 'vitest';
import { runFunction } from '../../../scripts/local/door/run-function.ts';
import { dayMs } from '../../../shared/kernel/day.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import type { WorkspaceRole } from '../../../shared/kernel/permissions.ts';
import * as contract from '../../../shared/prospects/prospect.contract.ts';
import { removeMember } from '../../../shared/team/member.contract.ts';
import { queues, schedules } from '../../../shared/workers.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { env } from '../../platform/env.ts';
import { User, type UserItem } from '../../platform/identity/user.entity.ts';
import { Event } from '../../platform/outbox/event.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { drainQueue } from '../../platform/testing/drain-queue.ts';
import { eventsOf } from '../../platform/testing/events.ts';
import { colleagueOf, signedInUser, uniqueEmail } from '../../platform/testing/factories.ts';
import { mailsTo } from '../../platform/testing/mails.ts';
import { Prospect, prospectKey } from '../core/prospect.entity.ts';
import { handler as notice } from '../privacy/notice-retention.schedule.ts';
import { noticeRetention } from '../privacy/notice-retention.ts';
import { remindActions } from '../reminders/remind-actions.ts';
import { fetchProspect, newProspect } from '../testing/prospects.ts';
import { handler as rescoreAll } from './rescore-prospects.schedule.ts';
import { handler as upkeep } from './upkeep.worker.ts';

const inDays = (days: number) => new Date(Date.now() + days * dayMs);
const remind = (now: Date) => runFunction(schedules.remindActions, now, remindActions);
const work = () => drainQueue(queues.prospectUpkeep, upkeep);

async function reminders({ workspaceId }: { workspaceId: string }) {
  const { data } = await AuditLine.query
    .byWorkspace({ workspaceId })
    .where(({ type }, { eq }) => eq(type, 'prospect.action_due'))
    .go({ pages: 'all', consistent: true });
  return data.map(({ entityId, actorId }) => ({ entityId, actorId }));
}

/** Long ago, so that no other test has anything due. */
const day = (number: number) => new Date(Date.UTC(2000, 2, number));

describe('a next action', () => {
  const nextActionAt = day(10).toISOString();

  it('is noted in the journal once its time has come, once, whoever looks at once', async () => {
    const { token, user } = await signedInUser();
    const { id, version } = await newProspect(token, { lastName: 'Martin', nextAction: 'Rappeler', nextActionAt });
    const next = await newProspect(token, { lastName: 'Petit', nextActionAt: day(12).toISOString() });
    await remind(day(9));
    expect(await reminders(user)).toEqual([]);
    await Promise.all([remind(day(11)), remind(day(11))]);
    await remind(day(11));
    expect(await reminders(user)).toEqual([{ entityId: id, actorId: 'schedule' }]);
    const prospect = await fetchProspect(token, id);
    expect(prospect).toMatchObject({ version, nextAction: 'Rappeler' });
    const due = (await eventsOf(user)).filter(({ type }) => type === 'prospect.action_due');
    expect(due.map(({ data }) => data)).toEqual([{ prospect }]);
    const { eventId = '' } = due[0] ?? {};
    const { data: told } = await Event.get({ workspaceId: user.workspaceId, eventId }).go();
    expect(told?.onlyTo).toEqual([user.userId]);
    await remind(day(13));
    expect((await reminders(user)).map(({ entityId }) => entityId).sort()).toEqual([id, next.id].sort());
  });

  it('is told to everyone when it is nobody’s, or of someone who is away, has left or may see no prospects', async () => {
    const { token, user, workspace } = await signedInUser();
    const { workspaceId } = workspace;
    const away = await colleagueOf(workspace, { role: 'member' });
    const given = { ownerId: away.user.userId, nextActionAt };
    await newProspect(token, { lastName: 'Martin', ...given });
    await newProspect(token, { lastName: 'Petit', nextActionAt, ownerId: null });
    const blind = await colleagueOf(workspace, { role: 'accountant' });
    await newProspect(token, { lastName: 'Simon', nextActionAt, ownerId: blind.user.userId });
    const gone = await colleagueOf(workspace);
    await newProspect(token, { lastName: 'Roche', nextActionAt, ownerId: gone.user.userId });
    await call(removeMember, { token, params: { userId: gone.user.userId }, query: {} });
    await User.patch({ userId: away.user.userId }).set({ status: 'suspended' }).go();
    await remind(day(11));
    expect(await reminders(user)).toHaveLength(4);
    const { data } = await Event.query.byWorkspace({ workspaceId }).go({ pages: 'all' });
    const due = data.filter(({ type }) => type === 'prospect.action_due');
    expect(due.map(({ onlyTo }) => onlyTo)).toEqual(Array(4).fill(undefined));
  });

  it('is noted again when it is put off, and not at all when the prospect is closed or gone', async () => {
    const { token, user } = await signedInUser();
    const moved = await newProspect(token, { lastName: 'Martin', nextActionAt });
    const won = await newProspect(token, { lastName: 'Petit', nextActionAt });
    const gone = await newProspect(token, { lastName: 'Roux', nextActionAt });
    const edit = (id: string, body: object) =>
      call(contract.updateProspect, { token, params: { id }, body: { version: 1, ...body } });
    expect((await edit(won.id, { status: 'won' })).status).toBe(200);
    expect((await call(contract.deleteProspect, { token, params: { id: gone.id } })).status).toBe(200);
    await remind(day(11));
    expect((await edit(moved.id, { nextActionAt: day(12).toISOString() })).status).toBe(200);
    await remind(day(11));
    expect(await reminders(user)).toHaveLength(1);
    await remind(day(13));
    expect((await reminders(user)).map(({ entityId }) => entityId)).toEqual([moved.id, moved.id]);
  });
});

type Owner = Awaited<ReturnType<typeof signedInUser>>;
const colleague = async (owner: Owner, status: UserItem['status'] = 'active', role: WorkspaceRole = 'member') =>
  (await colleagueOf(owner.workspace, { role }, { status })).email;

describe('what may be kept no longer', () => {
  const kept = (token: string, days: number) =>
    newProspect(token, {
      email: uniqueEmail(),
      collectedAt: '2020-01-01T00:00:00Z',
      retainUntil: parisDay(inDays(days)),
    });

  it('is told to the people of the workspace who may read them, once a month', async () => {
    const owner = await signedInUser();
    const [other, suspended] = [await colleague(owner), await colleague(owner, 'suspended')];
    const accountant = await colleague(owner, 'active', 'accountant');
    for (const days of [-200, 0, 20, 30, 31]) await kept(owner.token, days);
    const noticeAll = () => runFunction(schedules.noticeRetention, undefined, notice);
    await Promise.all([noticeAll(), noticeAll()]);
    await Promise.all([work(), work()]);
    const [mail, ...more] = await mailsTo(owner.email);
    expect(more).toEqual([]);
    const lastDay = parisDay(inDays(30));
    const text = mail?.text.replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(mail?.subject.replaceAll('\u00a0', ' ')).toBe('4 prospects à conserver ou à effacer');
    expect(text).toContain('La durée de conservation de 2 prospects est dépassée.');
    expect(text).toContain('Celle de 2 prospects se termine d’ici le ');
    expect(text).toContain(`/prospects?retainUntilBefore=${lastDay}`);
    const { data } = await call(contract.searchProspects, {
      token: owner.token,
      query: { retainUntilBefore: lastDay },
    });
    expect(data.total).toBe(4);
    expect(await mailsTo(other)).toHaveLength(1);
    expect(await mailsTo(suspended)).toEqual([]);
    expect(await mailsTo(accountant)).toEqual([]);
    await noticeRetention(owner.user.workspaceId, inDays(31));
    expect(await mailsTo(owner.email)).toHaveLength(2);
  });

  it('is told by the next run when one has stopped half-way', async () => {
    const { token, user, email } = await signedInUser();
    const { workspaceId } = user;
    await kept(token, 10);
    const address = env.MAILS_QUEUE_URL;
    env.MAILS_QUEUE_URL = `${address}-gone`;
    await expect(noticeRetention(workspaceId)).rejects.toThrow();
    env.MAILS_QUEUE_URL = address;
    await noticeRetention(workspaceId);
    expect(await mailsTo(email)).toEqual([]);
    await noticeRetention(workspaceId, new Date(Date.now() + 20 * 60_000));
    expect((await mailsTo(email))[0]?.subject.replaceAll('\u00a0', ' ')).toBe('1 prospect à conserver ou à effacer');
  });

  it('is no news where there is none', async () => {
    const { token, user, email } = await signedInUser();
    await kept(token, 400);
    await noticeRetention(user.workspaceId);
    expect(await mailsTo(email)).toEqual([]);
  });
});

it('scores every prospect again at night', async () => {
  const { token, user } = await signedInUser();
  const { id, score } = await newProspect(token, { email: uniqueEmail(), source: 'website' });
  expect(score).toBe(12);
  // As if a month had gone by: the clock is everyone's.
  await Prospect.patch(prospectKey(user.workspaceId, id))
    .set({ collectedAt: inDays(-30).toISOString() })
    .go();
  await runFunction(schedules.rescoreProspects, undefined, rescoreAll);
  await work();
  expect((await fetchProspect(token, id)).score).toBe(6);
});
