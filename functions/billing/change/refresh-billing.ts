import * as contract from '../../../shared/billing/changes.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { billingNow } from '../core/billing-now.ts';
import { provider } from '../core/provider.ts';
import { readForAnswer } from '../core/read-for-answer.ts';

/** On the way back from a payment, whose event may not have come yet. */
export const handler = defineHandler(contract.refreshBilling, async ({ actor: { workspaceId } }) => {
  await readForAnswer(await provider(), workspaceId);
  return { billing: await billingNow(workspaceId) };
});
