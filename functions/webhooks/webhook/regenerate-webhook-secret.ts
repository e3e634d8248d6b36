import { hourMs } from '../../../shared/kernel/day.ts';
import * as webhooks from '../../../shared/webhooks/webhook.contract.ts';
import { webhookLimits } from '../../../shared/webhooks/webhooks.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readWebhook, replaceWebhook } from './read-webhook.ts';
import { storedHeaders } from './webhook-headers.ts';
import { keptSecrets, makeSecret } from './webhook-secrets.ts';

/** A new secret; those before it sign along for as long as asked, so that a server can change over without losing anything. */
export const handler = defineHandler(webhooks.regenerateWebhookSecret, async ({ actor, params: { id }, body }) => {
  const { workspaceId } = actor;
  const before = await readWebhook(workspaceId, id);
  const now = new Date();
  const old = keptSecrets(before.secrets, now, new Date(now.getTime() + body.keepOldForHours * hourMs));
  if (old.length >= webhookLimits.livingSecrets) throw new AppError('webhook_secret_limit');
  const { secret, stored } = await makeSecret(workspaceId);
  await write([
    replaceWebhook({
      ...before,
      ...(await storedHeaders(before)),
      secrets: [stored, ...old],
      updatedAt: now.toISOString(),
      version: before.version + 1,
    }),
    audit(actor, { type: 'webhook.secret_regenerated', entityId: id }, now),
  ]);
  return { secret };
});
