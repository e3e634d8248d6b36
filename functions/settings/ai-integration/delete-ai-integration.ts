import * as settings from '../../../shared/settings/ai-integration.contract.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { remove, writeIf } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { Integration } from '../core/integration.entity.ts';
import { aiKey, readAi, shownAi } from './connection.ts';

/** Forgets the server and its key; forgetting twice is no fault. */
export const handler = defineHandler(settings.deleteAiIntegration, async ({ actor }) => {
  if (await readAi(actor))
    await writeIf(remove(Integration.remove(aiKey(actor))), [
      audit(actor, { type: 'integration.ai_disconnected', entityId: actor.workspaceId }),
    ]);
  return shownAi(null, 0);
});
