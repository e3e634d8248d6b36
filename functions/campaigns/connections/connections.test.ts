import { expect, it } from 'vitest';
import * as connections from '../../../shared/campaigns/connections.contract.ts';
import * as clients from '../../../shared/clients/client.contract.ts';
import { clientMoves, newClientOf } from '../../clients/testing/clients.ts';
import { call } from '../../platform/testing/call.ts';
import { accountOwner, connectedAccount, connectionNow } from './testing/ad-accounts.ts';

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
