import type { Item, Read } from './db/read-together.ts';

/** How much is used of what a plan limits: the item that counts it, and what that says; null where it does not know. */
export type PlanUse = { read: (workspaceId: string) => Read; used: (item: Item | undefined) => number | null };
