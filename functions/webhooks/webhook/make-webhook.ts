import type { ParsedInput } from '../../../shared/kernel/route.ts';
import type * as webhooks from '../../../shared/webhooks/webhook.contract.ts';
import { webhookLimits } from '../../../shared/webhooks/webhooks.rules.ts';
import { refuseAddress } from '../../platform/clients/outbound/refuse-address.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { countOneMore } from '../../platform/db/thing-count.entity.ts';
import { type Operation, put, write } from '../../platform/db/write.ts';
import { type Actor, provenBy } from '../../platform/identity/actor.ts';
import { newId } from '../../platform/new-id.ts';
import { namedTypes, placeIn, readingsOf, refuseUnreadable } from './event-readings.ts';
import { Webhook, type WebhookItem } from './webhook.entity.ts';
import { storeHeaders } from './webhook-headers.ts';
import { makeSecret } from './webhook-secrets.ts';

type Creation = ParsedInput<typeof webhooks.createWebhook>['body'];

type Mark = (webhookId: string) => Operation[];

/** Keeps a webhook and makes its secret, which only this answers; `mark` is written with it. */
export async function makeWebhook(actor: Actor, { headers, ...input }: Creation, mark: Mark = () => []) {
  const { workspaceId } = actor;
  refuseUnreadable(actor, namedTypes(input.events), placeIn(input.events));
  await refuseAddress(input.url);
  const now = new Date();
  const { secret, stored } = await makeSecret(workspaceId);
  const item: WebhookItem = {
    ...input,
    workspaceId,
    webhookId: newId('whk', now),
    reads: readingsOf(actor),
    ...(await storeHeaders(workspaceId, headers ?? new Map())),
    secrets: [stored],
    proven: provenBy(actor),
    createdBy: actor.userId,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
  };
  await write([
    countOneMore({ workspaceId, name: 'webhooks' }, webhookLimits.webhooks, 'webhook_limit'),
    put(Webhook.create(item)),
    audit(actor, { type: 'webhook.created', entityId: item.webhookId }, now),
    ...mark(item.webhookId),
  ]);
  return { item, secret };
}
