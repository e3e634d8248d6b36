import type { Billing } from '../../../shared/billing/billing.ts';
import type { Item, Read } from '../../platform/db/read-together.ts';
import type { WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import { billingReads, shownBilling } from './shown-billing.ts';

/** What `offerIn` is made of; the first of it is what `standingRead` asks for. */
export const offerReads = (workspaceId: string): Read[] => billingReads(workspaceId);

/** What a workspace is allowed and uses of it, as its billing page tells it. */
export const offerIn = (workspace: WorkspaceItem, items: (Item | undefined)[]): Promise<Billing> =>
  shownBilling(workspace, items);
