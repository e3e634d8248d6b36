import { describe, expect, it } from 'vitest';
import type { RouteInput } from '../../../shared/kernel/route.ts';
import { bulkProspects } from '../../../shared/prospects/bulk.contract.ts';
import * as duplicates from '../../../shared/prospects/duplicates.contract.ts';
import * as personalData from '../../../shared/prospects/privacy.contract.ts';
import * as contract from '../../../shared/prospects/prospect.contract.ts';
import * as activities from '../../../shared/prospects/timeline.contract.ts';
import { queues } from '../../../shared/workers.ts';
import { Event } from '../../platform/outbox/event.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { eventsOf } from '../../platform/testing/events.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { queueRuns } from '../../platform/testing/queue-runs.ts';
import { purgeProspects } from '../prospect/purge-prospects.ts';
import { handler as purge } from '../prospect/purge-prospects.worker.ts';
import { fetchProspect, newProspect } from '../testing/prospects.ts';

type Edit = Omit<RouteInput<typeof contract.updateProspect>['body'], 'version'>;

async function team() {
  const { token, user } = await signedInUser();
  const { workspaceId } = user;
  const edit = async (id: string, body: Edit) => {
    const version = (await fetchProspect(token, id))?.version ?? 0;
    return call(contract.updateProspect, { token, params: { id }, body: { ...body, version } });
  };
  const types = async () => (await eventsOf(user)).map(({ type }) => type).sort();
  return { token, workspaceId, edit, types };
}

const removals = queueRuns(queues.prospectRemovals, purge);
const person = { lastName: 'Secretan', email: 'secretan@exemple.example', phone: '0612345678' };
const told = async (workspaceId: string) => JSON.stringify(await eventsOf({ workspaceId }));

describe('what webhooks are told of a prospect', () => {
  it('is nothing when nothing was changed or the change was refused', async () => {
    const { token, edit, types } = await team();
    const { id } = await newProspect(token, person);
    expect((await edit(id, { lastName: 'Secretan', status: 'new' })).status).toBe(200);
    const stale = { token, params: { id }, body: { lastName: 'Autre', version: 7 } };
    expect((await call(contract.updateProspect, stale)).status).toBe(409);
    const body = { ids: [id], action: 'status' as const, value: 'new' };
    expect((await call(bulkProspects, { token, body })).status).toBe(200);
    expect(await types()).toEqual(['prospect.created']);
  });

  it('is another status apart from what else was changed', async () => {
    const { token, workspaceId, edit, types } = await team();
    const { id } = await newProspect(token, person);
    await edit(id, { status: 'won', value: 900 });
    expect(await types()).toEqual(['prospect.created', 'prospect.status_changed', 'prospect.updated']);
    const { data } = (await eventsOf({ workspaceId })).find(({ type }) => type === 'prospect.status_changed') ?? {};
    expect(data).toEqual({ prospect: await fetchProspect(token, id), previousStatus: 'new' });
  });

  it('is each edit once, whoever edits at once', async () => {
    const { token, edit, types } = await team();
    const { id } = await newProspect(token, person);
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((city) => edit(id, { city })));
    const done = answers.filter(({ status }) => status === 200).length;
    expect((await types()).filter((type) => type === 'prospect.updated')).toHaveLength(done);
  });

  it('is not a note, but what a note changes of the prospect', async () => {
    const { token, types } = await team();
    const { id } = await newProspect(token, person);
    const note = (body: RouteInput<typeof activities.createProspectActivity>['body']) =>
      call(activities.createProspectActivity, { token, params: { id }, body });
    await note({ type: 'call', content: 'Intéressée', outcome: 'positive' });
    expect(await types()).toEqual(['prospect.created']);
    await note({ type: 'email', content: 'Ne souhaite plus rien', outcome: 'unsubscribed' });
    expect(await types()).toEqual(['prospect.created', 'prospect.updated']);
  });

  it('is one event for each of many', async () => {
    const { token, workspaceId } = await team();
    const ids: string[] = [];
    for (let at = 0; at < 30; at++) ids.push((await newProspect(token, { lastName: `P${at}` })).id);
    const bulk = (action: 'tag' | 'status' | 'delete' | 'restore', value?: string) =>
      call(bulkProspects, { token, body: { ids, action, value } });
    await bulk('tag', 'salon');
    await bulk('status', 'qualified');
    await bulk('delete');
    await bulk('restore');
    const events = await eventsOf({ workspaceId });
    for (const type of ['updated', 'status_changed', 'deleted', 'restored'].map((act) => `prospect.${act}`))
      expect(
        events
          .filter((one) => one.type === type)
          .map(({ entityId }) => entityId)
          .sort(),
      ).toEqual([...ids].sort());
    const restored = events.filter(({ type }) => type === 'prospect.restored');
    expect(restored.every(({ data }) => data.prospect.status === 'qualified')).toBe(true);
  });
});

describe('what webhooks were told of a person', () => {
  it('is erased with the person, but for their being gone', async () => {
    const { token, workspaceId, edit } = await team();
    const { id } = await newProspect(token, person);
    await newProspect(token, { lastName: 'Roux' });
    await edit(id, { city: 'Lyon' });
    expect(await told(workspaceId)).toMatch(/secretan/i);
    await call(personalData.deletePersonalData, { token, params: { id } });
    expect(await told(workspaceId)).not.toMatch(/secretan|12345678/i);
    const left = (await eventsOf({ workspaceId })).filter(({ entityId }) => entityId === id);
    expect(left.map(({ type, data }) => [type, data]).sort()).toEqual([
      ['prospect.created', undefined],
      ['prospect.deleted', { id }],
      ['prospect.updated', undefined],
    ]);
    expect(await told(workspaceId)).toMatch(/Roux/);
  });

  it('is erased by the queue when the request that erased has died', async () => {
    const { token, workspaceId } = await team();
    const { id } = await newProspect(token, person);
    const { data: before } = await Event.query.byWorkspace({ workspaceId }).go();
    await call(personalData.deletePersonalData, { token, params: { id } });
    await Event.put(before).go();
    expect(await told(workspaceId)).toMatch(/secretan/i);
    await purgeProspects({ workspaceId, prospectIds: [id], erased: true });
    expect(await told(workspaceId)).not.toMatch(/secretan/i);
  });

  it('is erased with the one into which they were merged', async () => {
    const { token, workspaceId } = await team();
    const other = await newProspect(token, person);
    const { data: before } = await Event.query.byWorkspace({ workspaceId }).go();
    const keep = await newProspect(token, { lastName: 'Autre' });
    const body = { keepId: keep.id, mergeIds: [other.id], fields: { lastName: keep.id } };
    expect((await call(duplicates.mergeProspects, { token, body })).status).toBe(200);
    await call(personalData.deletePersonalData, { token, params: { id: keep.id } });
    expect(await told(workspaceId)).not.toMatch(/secretan/i);
    const gone = (await eventsOf({ workspaceId })).filter(({ type }) => type === 'prospect.deleted');
    expect(gone.map(({ data }) => data.id).sort()).toEqual([keep.id, other.id].sort());
    await Event.put(before).go();
    await purgeProspects({ workspaceId, prospectIds: [other.id], heirId: keep.id });
    expect(await told(workspaceId)).not.toMatch(/secretan/i);
  });

  it('stays when the prospect is only deleted', async () => {
    const { token, workspaceId } = await team();
    const { id } = await newProspect(token, person);
    await call(contract.deleteProspect, { token, params: { id } });
    await removals.runAll();
    expect(await told(workspaceId)).toMatch(/secretan/i);
  });
});
