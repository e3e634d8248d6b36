import * as contract from '../../../shared/analytics/blended.contract.ts';
import { blendedBuckets } from '../../../shared/rules/blended.ts';
import { campaignsTogether } from '../../campaigns/list/campaigns-together.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { blendedTold } from './blended-told.ts';

export const handler = defineHandler(
  contract.getBlended,
  async ({ actor, query: { granularity, source, ...asked } }) => {
    if (source === 'crm' && !actor.permissions.has('prospects:read')) throw new AppError('forbidden');
    const together = await campaignsTogether(actor, asked);
    const { period } = together;
    const { told, beside } = await blendedTold(actor.workspaceId, together, { source, clientId: asked.clientId });
    return { ...period, ...told, items: blendedBuckets(beside, period, granularity) };
  },
);
