import type { Billing } from '../../../shared/billing/billing.ts';
import type { LimitName } from '../../../shared/billing/limits.ts';
import type { Item, Read } from '../../platform/db/read-together.ts';
import type { WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import type { PlanUse } from '../../platform/plan-use.ts';
import { billingReads, shownBilling } from './shown-billing.ts';
import { useOf } from './uses.ts';

/** What `offerIn` is made of; the first of it is what `standingRead` asks for. */
export const offerReads = (workspaceId: string): Read[] => billingReads(workspaceId);

/** What a workspace is allowed and uses of it, as its billing page tells it. */
export const offerIn = (workspace: WorkspaceItem, items: (Item | undefined)[]): Promise<Billing> =>
  shownBilling(workspace, items);

/** How one of the limits of plans is counted in a workspace. */
export const planUse = (limit: LimitName): PlanUse => useOf(limit);
