import * as billing from '../../../shared/billing/billing.contract.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { billingReads, shownBilling } from '../core/shown-billing.ts';

/** Read with the session, in one round trip. */
export const handler = defineHandler(
  billing.getBilling,
  async ({ actor: { workspace, workspaceId } }, ahead) => ({
    billing: await shownBilling(workspace, ahead?.items ?? (await readTogether(billingReads(workspaceId)))),
  }),
  async ({ actor: { workspaceId } }) => ({ made: undefined, reads: billingReads(workspaceId) }),
);
