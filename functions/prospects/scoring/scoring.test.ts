import { describe, expect, it } from 'vitest';
import { dayMs } from '../../../shared/kernel/day.ts';
import * as prospects from '../../../shared/prospects/prospect.contract.ts';
import * as contract from '../../../shared/prospects/scoring.contract.ts';
import { defaultWeights, type ScoringWeights } from '../../../shared/prospects/scoring.ts';
import * as activities from '../../../shared/prospects/timeline.contract.ts';
import { queues } from '../../../shared/workers.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { drainQueue } from '../../platform/testing/drain-queue.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { Prospect, type ProspectItem, prospectKey } from '../core/prospect.entity.ts';
import { fetchProspect, newProspect, search } from '../testing/prospects.ts';
import { rescore } from '../upkeep/rescore.ts';
import { handler as upkeep } from '../upkeep/upkeep.worker.ts';
import { ScoringModel } from './scoring-model.entity.ts';

const work = () => drainQueue(queues.prospectUpkeep, upkeep);
const publish = (token: string, weights: ScoringWeights | null, version: number) =>
  call(contract.updateScoring, { token, body: { weights, version } });

const read = async (token: string) => (await call(contract.getScoring, { token })).data.scoring;

const jobsFor = (points: number): ScoringWeights => ({
  ...defaultWeights,
  caps: { ...defaultWeights.caps, jobTitle: 100 },
  points: { ...defaultWeights.points, jobExecutive: points },
  fitShare: 1,
});

/** As if nobody had looked at it since. */
async function age({ workspaceId }: { workspaceId: string }, id: string, days: number) {
  const key = prospectKey(workspaceId, id);
  const { data } = await Prospect.get(key).go({ consistent: true });
  const before = (at: string) => new Date(Date.parse(at) - days * dayMs).toISOString();
  const signals = (data as ProspectItem).signals.map((signal) => ({ ...signal, at: before(signal.at) }));
  await Prospect.patch(key).set({ signals }).go();
}

describe('how a workspace scores', () => {
  it('is how the product does until it publishes rules of its own, and again when it takes them back', async () => {
    const { token, user } = await signedInUser();
    expect(await read(token)).toEqual({
      weights: defaultWeights,
      isDefault: true,
      recomputing: false,
      updatedAt: null,
      version: 0,
    });
    const own = await publish(token, jobsFor(80), 0);
    expect(own.status).toBe(200);
    expect(own.data.scoring).toMatchObject({ weights: jobsFor(80), isDefault: false, recomputing: true, version: 1 });
    await work();
    expect(await read(token)).toEqual({ ...own.data.scoring, recomputing: false });
    const back = await publish(token, null, 1);
    expect(back.data.scoring).toMatchObject({ weights: defaultWeights, isDefault: true, version: 2 });
    await work();
    expect(await read(token)).toMatchObject({ weights: defaultWeights, isDefault: true, recomputing: false });
    const { data: lines } = await AuditLine.query
      .byWorkspace({ workspaceId: user.workspaceId })
      .where(({ type }, { eq }) => eq(type, 'prospect_scoring.updated'))
      .go({ pages: 'all' });
    const changed = ['points', 'caps', 'fitShare'];
    expect(lines.map((line) => line.changed)).toEqual([changed, changed]);
  });

  it('is published by one of two at once', async () => {
    const { token } = await signedInUser();
    const both = await Promise.all([publish(token, jobsFor(10), 0), publish(token, jobsFor(20), 0)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const behind = await publish(token, jobsFor(30), 0);
    expect(behind.error.code).toBe('conflict');
    const again = await Promise.all([publish(token, jobsFor(10), 1), publish(token, null, 1)]);
    expect(again.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read(token)).version).toBe(2);
  });

  it('is its own', async () => {
    const [one, other] = await Promise.all([signedInUser(), signedInUser()]);
    await publish(one.token, jobsFor(80), 0);
    expect(await read(other.token)).toMatchObject({ isDefault: true, version: 0 });
    expect((await newProspect(other.token, { jobTitle: 'DG', lastName: 'Roux' })).score).toBe(12);
    expect((await newProspect(one.token, { jobTitle: 'DG', lastName: 'Roux' })).score).toBe(75);
  });

  it.each<[string, object]>([
    ['a share of more than one', { fitShare: 1.1 }],
    ['half a point', { points: { ...defaultWeights.points, call: 0.5 } }],
    ['a missing rule', { points: { call: 5 } }],
    ['an unknown rule', { points: { ...defaultWeights.points, weather: 5 } }],
    ['a half-life of no day', { halfLives: { ...defaultWeights.halfLives, forms: 0 } }],
    ['a bound above a hundred', { caps: { ...defaultWeights.caps, market: 101 } }],
    ['too many competitors', { targets: { ...defaultWeights.targets, competitors: Array(51).fill('a.fr') } }],
  ])('refuses %s', async (_, fault) => {
    const { token } = await signedInUser();
    const rawBody = JSON.stringify({ weights: { ...defaultWeights, ...fault }, version: 0 });
    expect((await callRaw(contract.updateScoring, { token, rawBody })).status).toBe(400);
    expect((await callRaw(contract.previewScoring, { token, rawBody })).status).toBe(400);
    expect(await read(token)).toMatchObject({ isDefault: true });
  });

  it('is asked of whoever is signed in', async () => {
    expect((await call(contract.getScoring, {})).status).toBe(401);
    expect((await call(contract.updateScoring, { body: { weights: null, version: 0 } })).status).toBe(401);
  });
});

describe('the prospects of a workspace', () => {
  it('are scored by the rules it publishes, in searches too, and say when their grade changes', async () => {
    const { token } = await signedInUser();
    const head = await newProspect(token, { jobTitle: 'DG', email: 'dg@maison.fr' });
    const other = await newProspect(token, { jobTitle: 'Graphiste', email: 'g@maison.fr' });
    expect(head).toMatchObject({ score: 15, grade: 'D' });
    await search(token);
    await publish(token, jobsFor(72), 0);
    await work();
    expect(await fetchProspect(token, head.id)).toMatchObject({ score: 72, grade: 'A', version: head.version });
    const found = await search(token, { grade: 'A' });
    expect(found.items.map(({ id }) => id)).toEqual([head.id]);
    const lines = await call(activities.listProspectActivities, { token, params: { id: head.id }, query: {} });
    expect(lines.data.items).toMatchObject([{ type: 'score_change', content: 'D → A (72)', by: null }]);
    const quiet = await call(activities.listProspectActivities, { token, params: { id: other.id }, query: {} });
    expect(quiet.data.items).toEqual([]);
  });

  it('are worth less as time goes by, and are written only when their score is another', async () => {
    const { token, user } = await signedInUser();
    const { id } = await newProspect(token, { email: 'zoe@maison.fr' });
    const still = await newProspect(token, { email: 'still@maison.fr', jobTitle: 'DG' });
    const body = { type: 'meeting' as const, content: 'Démonstration' };
    await call(activities.createProspectActivity, { token, params: { id }, body });
    expect((await fetchProspect(token, id)).score).toBe(12);
    await age(user, id, 45);
    const untouched = await Prospect.get(prospectKey(user.workspaceId, still.id)).go();
    await rescore(user);
    expect(await fetchProspect(token, id)).toMatchObject({
      score: 6,
      scoreDetails: [{ rule: 'meetingHeld', group: 'engagement', points: 6 }],
    });
    expect(await Prospect.get(prospectKey(user.workspaceId, still.id)).go()).toEqual(untouched);
  });

  it('keep what a person writes meanwhile', async () => {
    const { token, user } = await signedInUser();
    const made = await Promise.all(
      Array.from({ length: 12 }, (_, at) => newProspect(token, { jobTitle: 'DG', email: `p${at}@maison.fr` })),
    );
    await publish(token, jobsFor(72), 0);
    const edits = made.map(({ id, version }) =>
      call(prospects.updateProspect, { token, params: { id }, body: { version, city: 'Lyon' } }),
    );
    const [answers] = await Promise.all([Promise.all(edits), work()]);
    expect(answers.map(({ status }) => status)).toEqual(made.map(() => 200));
    await rescore(user);
    for (const { id } of made)
      expect(await fetchProspect(token, id)).toMatchObject({ city: 'Lyon', score: 72, version: 2 });
  });

  it('are scored run after run when there are many, and by the newest rules', async () => {
    const { token, user } = await signedInUser();
    const { workspaceId } = user;
    for (let at = 0; at < 8; at++) await newProspect(token, { jobTitle: 'DG', email: `q${at}@maison.fr` });
    await publish(token, jobsFor(72), 0);
    await publish(token, jobsFor(55), 1);
    await rescore({ workspaceId }, 0);
    expect((await ScoringModel.get({ workspaceId }).go({ consistent: true })).data).toMatchObject({
      appliedVersion: 0,
    });
    await rescore({ workspaceId, place: { version: 1, left: [{ shard: '0' }] } });
    expect((await ScoringModel.get({ workspaceId }).go({ consistent: true })).data).toMatchObject({
      appliedVersion: 0,
    });
    await work();
    expect(await read(token)).toMatchObject({ recomputing: false, version: 2 });
    const { items } = await search(token);
    expect(items.map(({ score }) => score)).toEqual(Array(8).fill(55));
  });
});

describe('the preview of rules', () => {
  it('says what they would change, and changes nothing', async () => {
    const { token } = await signedInUser();
    const head = await newProspect(token, {
      jobTitle: 'DG',
      firstName: 'Zoé',
      lastName: 'Martin',
      email: 'zoe@maison.fr',
    });
    await newProspect(token, { jobTitle: 'Graphiste', email: 'g@maison.fr' });
    const { data, status } = await call(contract.previewScoring, { token, body: { weights: jobsFor(100) } });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      total: 2,
      changedGrades: 1,
      before: { average: 9, byTen: [1, 1, 0, 0, 0, 0, 0, 0, 0, 0] },
      after: { average: 52.5, byTen: [1, 0, 0, 0, 0, 0, 0, 0, 0, 1] },
    });
    expect(data.after.byGrade.map(({ count }) => count)).toEqual([1, 0, 0, 1]);
    expect(data.moved[0]).toEqual({ id: head.id, name: 'Zoé Martin', before: 15, after: 100 });
    expect(await fetchProspect(token, head.id)).toEqual(head);
    expect(await read(token)).toMatchObject({ isDefault: true });
  });

  it('of nobody has no average', async () => {
    const { token } = await signedInUser();
    const { data } = await call(contract.previewScoring, { token, body: { weights: defaultWeights } });
    expect(data).toMatchObject({ total: 0, moved: [], before: { average: null }, after: { average: null } });
  });
});
