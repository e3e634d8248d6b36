import * as clients from '../../../shared/clients/client.contract.ts';
import * as prospects from '../../../shared/prospects/prospect.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import type { Recipes } from '../../platform/testing/recipe.ts';
import { newClientOf, png } from './clients.ts';

async function person() {
  const { token, user } = await signedInUser();
  return { token, workspaceId: user.workspaceId };
}

const read = async (token: string, id: string) =>
  (await call(clients.getClient, { token, params: { id } })).data.client;

export const recipes: Recipes<typeof clients> = {
  createClient: async () => {
    const { token, workspaceId } = await person();
    return {
      workspaceId,
      act: async () => {
        const body = { name: 'Maison Rivière', logoUrl: png };
        const { status, data } = await call(clients.createClient, { token, body });
        return { status, told: [{ type: 'client.created', data: { client: await read(token, data.client.id) } }] };
      },
    };
  },
  updateClient: async () => {
    const { token, workspaceId } = await person();
    const { id } = await newClientOf(token);
    return {
      workspaceId,
      act: async () => {
        const body = { name: 'Rivière', archived: true, version: 1 };
        const { status } = await call(clients.updateClient, { token, params: { id }, body });
        return { status, told: [{ type: 'client.updated', data: { client: await read(token, id) } }] };
      },
    };
  },
  deleteClient: async () => {
    const { token, workspaceId } = await person();
    const { id } = await newClientOf(token);
    return {
      workspaceId,
      act: async () => {
        const { status, data } = await call(clients.deleteClient, { token, params: { id } });
        return { status, told: [{ type: 'client.deleted', data }] };
      },
    };
  },
  restoreClient: async () => {
    const { token, workspaceId } = await person();
    const { id } = await newClientOf(token);
    await call(clients.deleteClient, { token, params: { id } });
    return {
      workspaceId,
      act: async () => {
        const { status } = await call(clients.restoreClient, { token, params: { id }, body: {} });
        return { status, told: [{ type: 'client.created', data: { client: await read(token, id) } }] };
      },
    };
  },
  createClientFromProspect: async () => {
    const { token, workspaceId } = await person();
    const { data } = await call(prospects.createProspect, { token, body: { company: 'Atelier Fontaine' } });
    return {
      workspaceId,
      act: async () => {
        const body = { prospectId: data.prospect.id };
        const { status, data: made } = await call(clients.createClientFromProspect, { token, body });
        return { status, told: [{ type: 'client.created', data: { client: await read(token, made.client.id) } }] };
      },
    };
  },
  mergeClients: async () => {
    const { token, workspaceId } = await person();
    const kept = await newClientOf(token);
    const merged = await newClientOf(token, { name: 'Rivière' });
    return {
      workspaceId,
      act: async () => {
        const body = { keepId: kept.id, mergeIds: [merged.id] };
        const { status } = await call(clients.mergeClients, { token, body });
        return { status, told: [{ type: 'client.updated', data: { client: await read(token, kept.id) } }] };
      },
    };
  },
};
