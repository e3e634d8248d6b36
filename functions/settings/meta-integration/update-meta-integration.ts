import * as settings from '../../../shared/settings/meta-integration.contract.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { put, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { provenBy } from '../../platform/identity/actor.ts';
import { seal } from '../../platform/identity/seal.ts';
import { hintOf } from '../../platform/identity/secret-hint.ts';
import { Integration, type IntegrationItem } from '../core/integration.entity.ts';
import { metaKey, metaScope, readMeta, shownIntegration } from './connection.ts';

/** Keeps the workspace's Meta token, in place of the one before. */
export const handler = defineHandler(settings.updateMetaIntegration, async ({ actor, body: { accessToken } }) => {
  const now = new Date().toISOString();
  const before = await readMeta(actor);
  const integration: IntegrationItem = {
    ...metaKey(actor),
    sealedToken: await seal(metaScope(actor), accessToken),
    hint: hintOf(accessToken),
    proven: provenBy(actor),
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
  };
  await write([
    put(Integration.put(integration)),
    audit(actor, { type: 'integration.meta_connected', entityId: actor.workspaceId }),
  ]);
  return shownIntegration(integration);
});
