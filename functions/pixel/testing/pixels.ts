import { randomInt } from 'node:crypto';
import { DeleteMessageCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { vi } from 'vitest';
import { runFunction } from '../../../scripts/local/door/run-function.ts';
import type { RouteInput } from '../../../shared/kernel/route.ts';
import * as contract from '../../../shared/pixel/pixel.contract.ts';
import { schedules, queues as specs } from '../../../shared/workers.ts';
import { call } from '../../platform/testing/call.ts';
import { handOver } from '../../platform/testing/hand-over.ts';
import { meta, queues } from '../../platform/testing/services.ts';
import { requeuePixelEvents } from '../event/requeue-pixel-events.door.ts';
import { handler } from '../event/send-pixel-events.worker.ts';

export const accessToken = 'EAABpixeltoken0123456789';
export const agent = 'Mozilla/5.0 (Macintosh) Firefox/146.0';

/** A number that Meta could give to a pixel, and that no other test has. */
export const metaPixelId = () =>
  `9${randomInt(10 ** 14)
    .toString()
    .padStart(14, '0')}`;

type Creation = Partial<RouteInput<typeof contract.createMetaPixel>['body']>;
export const create = (token: string, body: Creation = {}) =>
  call(contract.createMetaPixel, { token, body: { pixelId: metaPixelId(), name: 'Boutique', accessToken, ...body } });

export async function newPixel(token: string, body: Creation = {}): Promise<contract.Pixel> {
  return (await create(token, body)).data.pixel;
}

type Conversion = Partial<RouteInput<typeof contract.trackMetaEvent>['body']>;
export const conversion = {
  consent: true,
  eventName: 'Purchase',
  eventSourceUrl: 'https://boutique.example/merci',
  userData: {
    email: ' Camille@Exemple.fr',
    phone: '06 12 34 56 78',
    clientUserAgent: agent,
    clientIpAddress: '203.0.113.7',
  },
  customData: { currency: 'eur', value: 59.9 },
};
export const track = (token: string, body: Conversion = {}) =>
  call(contract.trackMetaEvent, { token, body: { ...conversion, ...body } });

export const pixelNow = async (token: string, id: string) =>
  (await call(contract.listMetaPixels, { token, query: { limit: '100' } })).data.items.find((pixel) => pixel.id === id);

export const logOf = async (token: string, id: string, query: Record<string, string | number> = {}) =>
  (await call(contract.listMetaPixelEvents, { token, params: { id }, query })).data;

/** What Meta received under one of our events' ids. */
export const received = (eventId: string) => meta.conversions.events().filter((event) => event.event_id === eventId);

const client = new SQSClient({ endpoint: queues.endpoint, useQueueUrlAsEndpoint: false });
const QueueUrl = queues.addresses.get(specs.pixelEvents);

/** Takes every message that waits off the queue. */
async function waiting(): Promise<string[]> {
  const bodies: string[] = [];
  for (;;) {
    const { Messages = [] } = await client.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 }));
    if (Messages.length === 0) return bodies;
    await Promise.all(
      Messages.map(({ ReceiptHandle }) => client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }))),
    );
    bodies.push(...Messages.map(({ Body = '' }) => Body));
  }
}

/** Hands all that waits to the worker as one batch, and what that puts on the queue; answers how many messages there were. */
export async function work(isOurs = (_body: string) => true): Promise<number> {
  let handled = 0;
  for (let bodies = (await waiting()).filter(isOurs); bodies.length > 0; bodies = (await waiting()).filter(isOurs)) {
    const failed = await handOver(
      specs.pixelEvents,
      handler,
      bodies.map((body, at) => ({ messageId: `m${at}`, body })),
    );
    if (failed.length > 0) throw new Error(`${failed.length} messages failed`);
    handled += bodies.length;
  }
  return handled;
}

/** The sweeper's turn, then the worker's; other tests have events in the table too. */
export async function sweep({ user }: { user: { workspaceId: string } }): Promise<void> {
  await runFunction(schedules.sweepOutbox, undefined, () => requeuePixelEvents(new Date()));
  await work((body) => body.includes(user.workspaceId));
}

/** Loses every message that waits. */
export const loseMessages = waiting;

export const dayMs = 24 * 3600 * 1000;
/** Until the test ends or the clock is set back; sessions end meanwhile. */
export const passTime = (ms: number) => vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] });
