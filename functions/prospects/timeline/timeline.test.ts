import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { dayMs } from '../../../shared/kernel/day.ts';
import type { RouteInput } from '../../../shared/kernel/route.ts';
import * as prospects from '../../../shared/prospects/prospect.contract.ts';
import * as contract from '../../../shared/prospects/timeline.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { fetchProspect, newProspect } from '../testing/prospects.ts';

type Body = RouteInput<typeof contract.createProspectActivity>['body'];

const ago = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

async function someone() {
  const { token } = await signedInUser();
  const { id } = await newProspect(token);
  const add = (body: Body) => call(contract.createProspectActivity, { token, params: { id }, body });
  const list = async (query: RouteInput<typeof contract.listProspectActivities>['query'] = {}) =>
    (await call(contract.listProspectActivities, { token, params: { id }, query })).data;
  const read = async () => {
    const prospect = await fetchProspect(token, id);
    if (!prospect) throw new Error('gone');
    return prospect;
  };
  return { token, id, add, list, read };
}

describe('createProspectActivity', () => {
  it('writes a line, newest first, and counts and dates the contact', async () => {
    const { add, list, read } = await someone();
    const meeting = await add({ type: 'meeting', content: ' Démo de 30 min\nAttend le devis. ', at: ago(6) });
    expect(meeting.status).toBe(201);
    expect(meeting.data.activity).toMatchObject({
      type: 'meeting',
      content: 'Démo de 30 min\nAttend le devis.',
      outcome: null,
      by: { name: 'Camille Moreau' },
      dueAt: null,
      version: 1,
    });
    const call_ = await add({ type: 'call', content: 'Rappeler après le salon', at: ago(20) });
    const lines = (await list()).items.filter(({ type }) => type !== 'score_change');
    expect(lines).toEqual([meeting.data.activity, call_.data.activity]);
    const { activityCount, lastActivityAt, retainUntil } = await read();
    expect([activityCount, lastActivityAt]).toEqual([2, meeting.data.activity.at]);
    expect(retainUntil.slice(4)).toBe(meeting.data.activity.at.slice(4, 10));
  });

  it('raises the score, less as time goes by, and leaves the version alone', async () => {
    const [recent, old] = [await someone(), await someone()];
    const before = (await recent.read()).score;
    await recent.add({ type: 'meeting', content: 'Rendez-vous' });
    await old.add({ type: 'meeting', content: 'Rendez-vous', at: ago(90) });
    const scores = [(await recent.read()).score, (await old.read()).score];
    expect(scores[0]).toBe(before + 12);
    expect(scores[1]).toBe(before + 3);
    const { version, scoreDetails } = await recent.read();
    expect(version).toBe(1);
    expect(scoreDetails).toContainEqual(
      expect.objectContaining({ rule: 'meetingHeld', group: 'engagement', points: 12 }),
    );
  });

  it('counts nothing for who did not come, and for what is to come', async () => {
    const { add, read } = await someone();
    const before = (await read()).score;
    await add({ type: 'meeting', content: 'Absent', outcome: 'no_show', at: ago(1) });
    await add({ type: 'meeting', content: 'Démo', at: new Date(Date.now() + dayMs).toISOString() });
    expect((await read()).score).toBe(before);
  });

  it('marks who wants no contact any more, whose engagement is then nothing', async () => {
    const { add, read } = await someone();
    const before = (await read()).score;
    await add({ type: 'call', content: 'Intéressé' });
    await add({ type: 'email', content: 'Stop', outcome: 'unsubscribed' });
    expect(await read()).toMatchObject({ doNotContact: true, score: before });
  });

  it('loses none of twenty that come at once', async () => {
    const { add, list, read } = await someone();
    // However long the machine takes for twenty turns, nobody runs out of time.
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => add({ type: 'note', content: `Note ${at}`, outcome: 'positive' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect((await list({ type: 'note' })).items).toHaveLength(20);
    expect((await read()).activityCount).toBe(20);
  });

  it.each([
    ['no content', { type: 'note', content: '  ' }, 'content'],
    ['a type of ours', { type: 'status_change', content: 'x' }, 'type'],
    ['a megabyte', { type: 'note', content: 'x'.repeat(900_000) }, 'content'],
    ['an unknown outcome', { type: 'call', content: 'x', outcome: 'perfect' }, 'outcome'],
    ['a date of another age', { type: 'call', content: 'x', at: '1802-02-26T00:00:00Z' }, 'at'],
    ['a due date that is no task’s', { type: 'call', content: 'x', dueAt: ago(-1) }, 'dueAt'],
  ])('refuses %s', async (_, body, path) => {
    const { add, list } = await someone();
    const { status, error } = await add(body as Body);
    expect(status).toBe(400);
    expect(error.details?.map((detail) => detail.path)).toEqual([path]);
    expect((await list()).items).toEqual([]);
  });
});

describe('tasks', () => {
  it('make the next action, the nearest first, until they are done', async () => {
    const { token, id, add, read } = await someone();
    const [soon, later] = [ago(-2), ago(-9)];
    const far = (await add({ type: 'task', content: 'Relancer\npar e-mail', dueAt: later })).data.activity;
    expect(await read()).toMatchObject({ nextAction: 'Relancer', nextActionAt: later });
    const near = (await add({ type: 'task', content: 'Envoyer le devis', dueAt: soon })).data.activity;
    expect(await read()).toMatchObject({ nextAction: 'Envoyer le devis', nextActionAt: soon });
    const done = await call(contract.updateProspectActivity, {
      token,
      params: { id, activityId: near.id },
      body: { doneAt: new Date().toISOString(), version: near.version },
    });
    expect(done.data.activity.doneAt).not.toBeNull();
    expect(await read()).toMatchObject({ nextAction: 'Relancer', nextActionAt: later });
    await call(contract.deleteProspectActivity, { token, params: { id, activityId: far.id } });
    expect(await read()).toMatchObject({ nextAction: null, nextActionAt: null, activityCount: 1 });
  });

  it('are put off and done with the action that they are, and the next one comes', async () => {
    const { token, id, add, list, read } = await someone();
    const [soon, tomorrow, later] = [ago(-1), ago(-2), ago(-9)];
    await add({ type: 'task', content: 'Relancer', dueAt: later });
    await add({ type: 'task', content: 'Envoyer le devis', dueAt: soon });
    const plan = async (nextActionAt: string | null) =>
      call(prospects.updateProspect, {
        token,
        params: { id },
        body: { nextActionAt, ...(!nextActionAt && { nextAction: null }), version: (await read()).version },
      });
    expect((await plan(tomorrow)).data.prospect).toMatchObject({
      nextAction: 'Envoyer le devis',
      nextActionAt: tomorrow,
    });
    const quote = async () => (await list()).items.find(({ content }) => content === 'Envoyer le devis');
    expect(await quote()).toMatchObject({ dueAt: tomorrow, doneAt: null });
    expect((await plan(null)).data.prospect).toMatchObject({ nextAction: 'Relancer', nextActionAt: later });
    expect((await quote())?.doneAt).not.toBeNull();
    expect((await plan(null)).data.prospect).toMatchObject({ nextAction: null, nextActionAt: null });
  });

  it('keep their dates when another action is put in their place, and come back after it', async () => {
    const { token, id, add, list, read } = await someone();
    const [soon, later] = [ago(-1), ago(-9)];
    await add({ type: 'task', content: 'Relancer', dueAt: later });
    const plan = async (nextAction: string | null, nextActionAt: string | null) =>
      call(prospects.updateProspect, {
        token,
        params: { id },
        body: { nextAction, nextActionAt, version: (await read()).version },
      });
    expect((await plan('Envoyer le devis', soon)).data.prospect).toMatchObject({ nextActionAt: soon });
    expect((await list()).items.find(({ type }) => type === 'task')).toMatchObject({ dueAt: later, doneAt: null });
    const after = { nextAction: 'Relancer', nextActionAt: later };
    expect((await plan(null, null)).data.prospect).toMatchObject(after);
  });
});

describe('updateProspectActivity and deleteProspectActivity', () => {
  it('correct a line, its time too, and what followed from it', async () => {
    const { token, id, add, list, read } = await someone();
    const before = (await read()).score;
    const { activity } = (await add({ type: 'meeting', content: 'Démo' })).data;
    const at = ago(45);
    const params = { id, activityId: activity.id };
    const moved = await call(contract.updateProspectActivity, { token, params, body: { at, version: 1 } });
    expect(moved.data.activity).toMatchObject({ id: activity.id, at, version: 2 });
    expect(await read()).toMatchObject({ score: before + 6, lastActivityAt: at });
    const stale = await call(contract.updateProspectActivity, { token, params, body: { content: 'x', version: 1 } });
    expect(stale.status).toBe(409);
    expect((await call(contract.deleteProspectActivity, { token, params })).data).toEqual({ id: activity.id });
    expect(await read()).toMatchObject({ score: before, lastActivityAt: null, activityCount: 0 });
    expect((await call(contract.deleteProspectActivity, { token, params })).status).toBe(404);
    expect((await list({ type: 'meeting' })).items).toEqual([]);
  });

  it('leave what the product wrote as it is', async () => {
    const { token, id, list } = await someone();
    await call(prospects.updateProspect, { token, params: { id }, body: { status: 'contacted', version: 1 } });
    const [line] = (await list()).items;
    const params = { id, activityId: line?.id ?? '' };
    const edit = await call(contract.updateProspectActivity, { token, params, body: { content: 'x', version: 1 } });
    const removal = await call(contract.deleteProspectActivity, { token, params });
    expect([edit.error.message, removal.status]).toEqual([
      'Cette ligne est écrite par Réclame et ne se modifie pas',
      409,
    ]);
    expect((await list()).items).toEqual([line]);
  });
});

it('is paged without a gap or a double, by type too', async () => {
  const { add, list } = await someone();
  for (let at = 0; at < 13; at++) await add({ type: at % 2 ? 'note' : 'email', content: `Ligne ${at}`, at: ago(at) });
  const walk = async (type?: 'note') => {
    const contents: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await list({ limit: '3', ...(type && { type }), ...(cursor && { cursor }) });
      contents.push(...page.items.filter((line) => line.by).map(({ content }) => content));
      if (!page.nextCursor) return contents;
      cursor = page.nextCursor;
    }
  };
  expect(await walk()).toEqual(Array.from({ length: 13 }, (_, at) => `Ligne ${at}`));
  expect(await walk('note')).toEqual([1, 3, 5, 7, 9, 11].map((at) => `Ligne ${at}`));
  const { nextCursor } = await list({ limit: '3' });
  const other = await someone();
  const foreign = await call(contract.listProspectActivities, {
    token: other.token,
    params: { id: other.id },
    query: { limit: '3', cursor: nextCursor ?? '' },
  });
  expect(foreign.status).toBe(400);
});
