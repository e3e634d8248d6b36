import * as settings from '../../../shared/settings/ai-integration.contract.ts';
import { ownTokensThisMonth } from '../../ai/models/own-tokens.door.ts';
import { refuseAddress } from '../../platform/clients/outbound/refuse-address.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { put, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { provenBy } from '../../platform/identity/actor.ts';
import { seal } from '../../platform/identity/seal.ts';
import { hintOf } from '../../platform/identity/secret-hint.ts';
import { Integration } from '../core/integration.entity.ts';
import { aiKey, aiScope, type ModelConnection, readAi, shownAi } from './connection.ts';

/** Keeps the workspace's model. A key goes to the address that it was given for, and to no other. */
export const handler = defineHandler(settings.updateAiIntegration, async ({ actor, body: { apiKey, ...server } }) => {
  await refuseAddress(server.baseUrl, { reason: 'model_address_refused', path: 'baseUrl' });
  return withFreshReads(async () => {
    const [before, tokens] = await Promise.all([readAi(actor), ownTokensThisMonth(actor.workspaceId)]);
    const kept = before?.server.baseUrl === server.baseUrl ? before : null;
    const now = new Date().toISOString();
    const after: ModelConnection = {
      ...aiKey(actor),
      sealedToken: apiKey ? await seal(aiScope(actor), apiKey) : (kept?.sealedToken ?? ''),
      hint: apiKey ? hintOf(apiKey) : (kept?.hint ?? ''),
      server,
      proven: provenBy(actor),
      createdAt: before?.createdAt ?? now,
      updatedAt: now,
    };
    const replaced = Integration.put(after).where(({ updatedAt, disconnectedAt }, { eq, notExists, exists }) =>
      before ? eq(updatedAt, before.updatedAt) : `(${notExists(updatedAt)} OR ${exists(disconnectedAt)})`,
    );
    await write([
      put(replaced, changedMeanwhile),
      audit(actor, { type: 'integration.ai_connected', entityId: actor.workspaceId }),
    ]);
    return shownAi(after, tokens);
  });
});
