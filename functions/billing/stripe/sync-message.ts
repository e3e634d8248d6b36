import * as z from 'zod';

const strange = z.string().optional();

/** Says no more than where to look: a workspace, or a charge whose customer Stripe knows; `strange` says why nothing is to be believed of what told so. */
export const syncMessage = z.union([
  z.object({ workspaceId: z.string(), strange }),
  z.object({ chargeId: z.string(), strange }),
]);

/** Of the night, which looks at whole workspaces alone. */
export const nightMessage = z.object({ workspaceId: z.string() });
