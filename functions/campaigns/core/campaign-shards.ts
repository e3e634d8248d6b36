/** Over which what ends by itself is spread, and the books of workspaces. */
export const campaignShards = ['0', '1', '2', '3'] as const;
