import type { Billing } from '../../../shared/billing/billing.ts';
import { AppError } from '../../platform/app-error.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { billingReads, shownBilling } from './shown-billing.ts';

/** As it stands after a change, its plan too. */
export async function billingNow(workspaceId: string): Promise<Billing> {
  const [item, ...items] = await readTogether([Workspace.get({ workspaceId }), ...billingReads(workspaceId)]);
  const { data: workspace } = Workspace.parse({ Item: item });
  if (!workspace) throw new AppError('not_found');
  return shownBilling(workspace, items);
}
