import { expect, it } from 'vitest';
import * as connections from '../../../shared/campaigns/connections.contract.ts';
import { connectionLimits } from '../../../shared/campaigns/connections.rules.ts';
import * as list from '../../../shared/campaigns/list.contract.ts';
import * as clients from '../../../shared/clients/client.contract.ts';
import { clientMoves, newClientOf } from '../../clients/testing/clients.ts';
import { ThingCount } from '../../platform/db/thing-count.entity.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { CampaignImport } from '../imports/campaign-import.entity.ts';
import {
  type AccountOwner,
  accountOwner,
  connect,
  connectedAccount,
  connectionNow,
  graphCampaign,
} from './testing/ad-accounts.ts';

const campaignsOf = async ({ token }: AccountOwner) =>
  (await call(list.listCampaigns, { token, query: { preset: 'last_90', sort: 'name' } })).data.items;

const connectionsOf = async ({ token }: AccountOwner) =>
  (await call(connections.listConnections, { token })).data.items;

it('an account goes to the client that its own is merged into', async () => {
  const owner = await accountOwner();
  const { token } = owner;
  const kept = await newClientOf(token, { name: 'Rivière' });
  const merged = await newClientOf(token, { name: 'Riviere SAS' });
  const { id } = await connectedAccount(owner, { clientId: merged.id });
  await call(clients.mergeClients, { token, body: { keepId: kept.id, mergeIds: [merged.id] } });
  await clientMoves.runAll();
  expect(await connectionNow(owner, id)).toMatchObject({ clientId: kept.id, client: 'Rivière', version: 1 });
});

it('a client stays for as long as an account is connected for it', async () => {
  const owner = await accountOwner();
  const { token } = owner;
  const { id: clientId } = await newClientOf(token);
  const { id } = await connectedAccount(owner, { clientId });
  const remove = () => call(clients.deleteClient, { token, params: { id: clientId } });
  expect((await remove()).error.reason).toBe('client_in_use');
  expect((await connectionNow(owner, id))?.clientId).toBe(clientId);
  await call(connections.deleteConnection, { token, params: { id } });
  expect((await remove()).status).toBe(200);
});

it('an account is connected once, whoever asks at the same moment', async () => {
  const owner = await accountOwner();
  const answers = await Promise.all([connect(owner), connect(owner), connect(owner)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect((await connect(owner)).error.reason).toBe('connection_exists');
  expect(await connectionsOf(owner)).toHaveLength(1);
});

it('a workspace has fifty accounts, and the one beyond leaves nothing behind', async () => {
  const owner = await accountOwner();
  const { workspaceId } = owner.user;
  await ThingCount.put({ workspaceId, name: 'connections', count: connectionLimits.connections }).go();
  const { status, error } = await connect(owner);
  expect([status, error.reason]).toEqual([409, 'connection_limit']);
  expect(await connectionsOf(owner)).toEqual([]);
  expect((await CampaignImport.query.byWorkspace({ workspaceId }).go()).data).toEqual([]);
  await ThingCount.put({ workspaceId, name: 'connections', count: connectionLimits.connections - 1 }).go();
  expect((await connect(owner)).status).toBe(201);
});

it('campaigns that the plan has no place for among the active ones come in paused', async () => {
  const owner = await accountOwner({ campaigns: [1, 2, 3, 4, 5, 6, 7].map((n) => graphCampaign(`${n}`)) });
  const { workspaceId } = owner.user;
  await Workspace.patch({ workspaceId }).set({ plan: 'starter' }).remove(['trialEndsAt']).go();
  await connectedAccount(owner);
  const statuses = (await campaignsOf(owner)).map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(5).fill('active'), 'paused', 'paused']);
  const { data } = await CampaignImport.query.byWorkspace({ workspaceId }).go();
  expect(data[0]).toMatchObject({ status: 'completed', campaigns: { created: 7, matched: 0, overLimit: 2 } });
});
