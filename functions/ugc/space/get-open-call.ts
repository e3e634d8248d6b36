import { getOpenCall } from '../../../shared/ugc/space-call.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readCall } from '../core/public-call.ts';
import { shownWithBrand } from '../core/shown-campaign.ts';

/** The contract keeps what is public of it. */
export const handler = defineHandler(getOpenCall, async ({ params: { token } }) => {
  const campaign = await readCall(token);
  if (!campaign) throw new AppError('not_found');
  return { call: { ...(await shownWithBrand(campaign)), open: campaign.status === 'open' } };
});
