import { expect } from 'vitest';
import * as watch from '../../../shared/ads/watch.contract.ts';
import * as clients from '../../../shared/clients/client.contract.ts';
import type { Client } from '../../../shared/clients/client.ts';
import { queues } from '../../../shared/clients/queues.ts';
import type { RouteInput } from '../../../shared/kernel/route.ts';
import { call } from '../../platform/testing/call.ts';
import { queueRuns } from '../../platform/testing/queue-runs.ts';
import type { ClientItem } from '../core/client.entity.ts';
import { insertClient, newClient } from '../core/insert-client.ts';
import { handler as settle } from '../merge/settle-client.worker.ts';

/** A client of a workspace, made without a call. */
export async function putClient(
  workspaceId: string,
  content: { name: string } & Partial<ClientItem>,
): Promise<ClientItem> {
  const item = newClient({ workspaceId }, content, new Date());
  await insertClient({ workspaceId, userId: 'usr_test', ip: '192.0.2.1' }, item);
  return item;
}

export type ClientBody = Partial<RouteInput<typeof clients.createClient>['body']>;

/** A client that someone makes. */
export async function newClientOf(token: string, body: ClientBody = {}): Promise<Client> {
  const { status, data } = await call(clients.createClient, { token, body: { name: 'Maison Rivière', ...body } });
  expect(status).toBe(201);
  return data.client;
}

/** Someone follows an advertiser for a client. */
export async function followFor(token: string, clientId: string | null, advertiserId: string) {
  const body = { advertiserId, name: `Annonceur ${advertiserId}`, clientId };
  return call(watch.followAdvertiser, { token, body });
}

/** What waits for a worker about clients. */
export const clientMoves = queueRuns(queues.clientMoves, settle);

/** A square of one colour, as a data URL. */
export const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
