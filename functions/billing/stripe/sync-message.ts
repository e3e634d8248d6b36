import * as z from 'zod';

/** Says no more than where to look. */
export const syncMessage = z.object({ workspaceId: z.string() });
