import * as bulks from '../../../shared/prospects/bulk.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { ProspectBulk, shownBulk } from './prospect-bulk.entity.ts';

export const handler = defineHandler(bulks.getProspectBulk, async ({ actor, params }) => {
  const { workspaceId } = actor;
  const { data } = await ProspectBulk.get({ workspaceId, bulkId: params.id }).go({ consistent: true });
  if (!data) throw new AppError('not_found');
  return { bulk: shownBulk(data) };
});
