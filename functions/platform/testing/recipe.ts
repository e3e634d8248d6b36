import type { SentEventType } from '../../../shared/webhooks/webhook-events.ts';
import type { InnerEventType } from '../../../shared/words.ts';

type WritingRoute = { kind: 'route'; method: 'POST' | 'PUT' | 'DELETE' };

/** What one valid call did, with the data that each event must have: what the API answers of the thing afterwards. */
export type Done = {
  status: number;
  told?: { type: SentEventType | InnerEventType; data: Record<string, unknown> }[];
  /** Of whoever registers, known only then. */
  workspaceId?: string;
};

/** Makes what a route needs and answers how to call it, for `functions/acts.test.ts` to look at what that writes. */
export type Recipe = () => Promise<{ workspaceId?: string; act: () => Promise<Done> }>;

/** A recipe for each route of some contracts that may write. */
export type Recipes<Contract> = {
  [Name in keyof Contract as Contract[Name] extends WritingRoute ? Name : never]: Recipe;
};
