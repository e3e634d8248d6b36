import * as settings from '../../../shared/settings/meta-integration.contract.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { remove, writeIf } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { Integration } from '../core/integration.entity.ts';
import { metaKey, readMeta, shownIntegration } from './connection.ts';

/** Forgets the token; forgetting twice is no fault. */
export const handler = defineHandler(settings.deleteMetaIntegration, async ({ actor }) => {
  if (await readMeta(actor))
    await writeIf(remove(Integration.remove(metaKey(actor))), [
      audit(actor, { type: 'integration.meta_disconnected', entityId: actor.workspaceId }),
    ]);
  return shownIntegration(null);
});
