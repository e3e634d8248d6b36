import * as z from 'zod';

/** Says no more than where to look; `strange` says why nothing is to be believed of what told so. */
export const syncMessage = z.object({ workspaceId: z.string(), strange: z.string().optional() });
