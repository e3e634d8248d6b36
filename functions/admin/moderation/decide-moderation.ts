import * as contract from '../../../shared/admin/moderation.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { decideCase } from '../../ugc/moderation/decide.door.ts';
import { readCase } from '../../ugc/moderation/queue.door.ts';
import { actingAdmin } from '../core/acting-admin.ts';

export const handler = defineHandler(contract.decideModeration, async ({ actor, params: { id }, body }) => {
  const { decision, reason = null, version } = body;
  const { still } = actingAdmin(actor, 'admin:users');
  const decided = await withFreshReads(async () => {
    const item = await readCase(id);
    if (item.decided) throw new AppError('already_decided');
    if (version !== undefined && item.version !== version) throw new AppError('conflict');
    return decideCase(actor, item, { decision, reason }, await still());
  });
  return { id, decision: decided.decision, decidedAt: decided.at };
});
