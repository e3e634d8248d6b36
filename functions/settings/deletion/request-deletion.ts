import * as contract from '../../../shared/settings/deletion.contract.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { planAccount } from './plan-account.ts';
import { planWorkspace } from './plan-workspace.ts';
import { shownPlan } from './shown-deletion.ts';

/** Plans a deletion; asked again, it answers the one that is planned. */
export const handler = defineHandler(contract.requestDeletion, async ({ actor, body: { scope, confirmation } }) => {
  const plan = scope === 'workspace' ? planWorkspace : planAccount;
  const planned = await withFreshReads(() => plan(actor, confirmation));
  return { deletion: { scope, ...(await shownPlan(planned)) } };
});
