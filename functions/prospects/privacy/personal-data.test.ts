import { expect, it } from 'vitest';
import { listNotifications } from '../../../shared/notifications/notifications.contract.ts';
import * as contract from '../../../shared/prospects/privacy.contract.ts';
import { createProspect, deleteProspect, restoreProspect } from '../../../shared/prospects/prospect.contract.ts';
import * as activities from '../../../shared/prospects/timeline.contract.ts';
import { tellEvent } from '../../events/testing/dispatch-all.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { newEvent } from '../../platform/outbox/event.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { DeletedProspect } from '../prospect/deleted-prospect.entity.ts';
import { purgeProspects } from '../prospect/purge-prospects.ts';
import { fetchProspect, newProspect, search } from '../testing/prospects.ts';
import { ProspectActivity } from '../timeline/prospect-activity.entity.ts';

async function known() {
  const { token, workspace } = await signedInUser();
  const prospect = await newProspect(token, {
    lastName: 'Secretan',
    email: 'secretan@exemple.fr',
    phone: '0612345678',
  });
  const params = { id: prospect.id };
  for (const content of ['Secretan a appelé', 'secretan@exemple.fr a répondu'])
    await call(activities.createProspectActivity, { token, params, body: { type: 'note', content } });
  return { token, workspaceId: workspace.workspaceId, id: prospect.id, params };
}

const timelineOf = async (workspaceId: string, prospectId: string) =>
  (await ProspectActivity.query.byProspect({ workspaceId, prospectId }).go({ consistent: true })).data;

it('hands out everything that is kept on a person, and remembers that it did', async () => {
  const { token, workspaceId, id, params } = await known();
  const { data } = await call(contract.getPersonalData, { token, params });
  expect(data.prospect).toEqual(await fetchProspect(token, id));
  expect(data.activities.map(({ content }) => content)).toEqual(['secretan@exemple.fr a répondu', 'Secretan a appelé']);
  const acts = (await AuditLine.query.byWorkspace({ workspaceId }).go()).data;
  expect(acts.map(({ type }) => type)).toContain('prospect.disclosed');
});

it('erases a person for good, timeline included, and keeps the journal without a value of theirs', async () => {
  const { token, workspaceId, id, params } = await known();
  expect((await call(contract.deletePersonalData, { token, params })).data).toEqual({ id });
  expect(await fetchProspect(token, id)).toBeUndefined();
  expect((await call(restoreProspect, { token, params, body: {} })).status).toBe(404);
  expect(await timelineOf(workspaceId, id)).toEqual([]);
  expect((await search(token)).total).toBe(0);
  const acts = (await AuditLine.query.byWorkspace({ workspaceId }).go()).data;
  expect(acts.map(({ type }) => type)).toEqual(expect.arrayContaining(['prospect.created', 'prospect.erased']));
  expect(JSON.stringify(acts)).not.toMatch(/secretan|12345678/i);
  expect((await call(createProspect, { token, body: { email: 'secretan@exemple.fr' } })).status).toBe(201);
  expect((await call(contract.deletePersonalData, { token, params })).status).toBe(404);
});

it('takes back what people were told of a person who is erased', async () => {
  const { token, workspaceId, id, params } = await known();
  const data = { prospect: await fetchProspect(token, id) };
  await tellEvent(newEvent({ workspaceId }, { type: 'prospect.action_due', entityId: id, data }, new Date()));
  const told = async () => (await call(listNotifications, { token, query: {} })).data.items;
  expect((await told())[0]?.title).toContain('Secretan');
  await call(contract.deletePersonalData, { token, params });
  expect(await told()).toEqual([]);
});

it('removes what a deleted prospect has left, once it cannot come back', async () => {
  const { token, workspaceId, id, params } = await known();
  const purge = () => purgeProspects({ workspaceId, prospectIds: [id] });
  await purge();
  expect(await timelineOf(workspaceId, id)).toHaveLength(2);
  await call(deleteProspect, { token, params });
  await purge();
  expect((await call(restoreProspect, { token, params, body: {} })).status).toBe(200);
  expect(await timelineOf(workspaceId, id)).toHaveLength(2);
  await call(deleteProspect, { token, params });
  await DeletedProspect.patch({ workspaceId, prospectId: id })
    .set({ deletedAt: new Date(Date.now() - 61_000).toISOString() })
    .go();
  await purge();
  expect(await timelineOf(workspaceId, id)).toEqual([]);
  expect((await DeletedProspect.get({ workspaceId, prospectId: id }).go()).data).toBeNull();
});
