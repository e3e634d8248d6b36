import { randomInt } from 'node:crypto';
import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { vi } from 'vitest';
import * as adsImports from '../../../../../shared/ads/imports.contract.ts';
import type { RouteInput } from '../../../../../shared/kernel/route.ts';
import * as settings from '../../../../../shared/settings/meta-integration.contract.ts';
import { queues as specs } from '../../../../../shared/workers.ts';
import { call } from '../../../../platform/testing/call.ts';
import { signedInUser } from '../../../../platform/testing/factories.ts';
import { handOver } from '../../../../platform/testing/hand-over.ts';
import { queues } from '../../../../platform/testing/services.ts';
import { shownImport } from '../../ad-import.entity.ts';
import { handler } from '../../run-import.worker.ts';
import { findImport } from '../../start-import.ts';

export type Owner = Awaited<ReturnType<typeof signedInUser>>;
type Asked = RouteInput<typeof adsImports.syncAds>['body'];

export const accessToken = 'EAABtoken0123456789';

/** A number that Meta could give to an ad or a page, and that no other test has. */
export const metaId = () => `9${randomInt(10 ** 12)}`;

export async function connectedOwner(): Promise<Owner> {
  const owner = await signedInUser();
  await call(settings.updateMetaIntegration, { token: owner.token, body: { accessToken } });
  return owner;
}

export const askSync = ({ token }: Owner, body: Asked, headers = {}) =>
  call(adsImports.syncAds, { token, body, headers });

export async function startSync(owner: Owner, body: Asked): Promise<string> {
  const { data } = await askSync(owner, body);
  return data.import.id;
}

/** From the table: a session may end in the time that a test lets pass. */
export const readImport = async ({ user }: Owner, id: string) => shownImport(await findImport(user.workspaceId, id));

/** Hands the run to the worker once, as a message of the queue does, and answers how it stands then. */
export async function work(owner: Owner, importId: string) {
  const body = JSON.stringify({ workspaceId: owner.user.workspaceId, importId });
  const failed = await handOver(specs.adImports, handler, [{ messageId: 'm1', body }]);
  if (failed.length > 0) throw new Error('The import worker failed');
  return readImport(owner, importId);
}

/** Asks and reads to the end. */
export async function sync(owner: Owner, body: Asked) {
  return work(owner, await startSync(owner, body));
}

const client = new SQSClient({ endpoint: queues.endpoint, useQueueUrlAsEndpoint: false });

/** How many messages the queue of imports holds, visible and put off. */
export async function waitingMessages(): Promise<{ now: number; later: number }> {
  const QueueUrl = queues.addresses.get(specs.adImports);
  const { Attributes = {} } = await client.send(new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] }));
  const { ApproximateNumberOfMessages = 0, ApproximateNumberOfMessagesDelayed = 0 } = Attributes;
  return { now: Number(ApproximateNumberOfMessages), later: Number(ApproximateNumberOfMessagesDelayed) };
}

/** Lets time pass for everything that reads the clock; timers run on. */
export const passSeconds = (seconds: number) =>
  vi.useFakeTimers({ now: Date.now() + seconds * 1_000, toFake: ['Date'] });
