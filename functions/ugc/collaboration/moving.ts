import type * as z from 'zod';
import type { CollaborationFacts } from '../../../shared/rules/ugc/collaboration-states.ts';
import type { BrandAct, BrandCommit, CreatorAct } from '../../../shared/ugc/collaboration-acts.ts';
import type { Operation } from '../../platform/db/write.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { CreatorActor } from '../../platform/identity/creator-actor.ts';
import type { UgcCampaignItem } from '../core/campaign.entity.ts';
import type { CollaborationContent, UgcCollaborationItem } from '../core/collaboration.entity.ts';

/** Who moves a collaboration: someone of the brand, its creator, or the clock. */
export type Mover = { side: 'brand'; actor: Actor } | { side: 'creator'; actor: CreatorActor } | { side: 'clock' };

/** What a creator says as they come. */
export type Application = {
  action: 'apply';
  version?: number | undefined;
  quote?: { fee: number } | undefined;
  message?: string | undefined;
};
type ByClock = { action: 'expire' | 'approve' | 'confirm_payment'; version?: number | undefined };
/** What goes with a campaign that was cancelled. */
type Dropped = { action: 'cancel'; version?: number | undefined; reason?: undefined };

/** What is asked for: the body of any act. */
export type Asked =
  | z.output<typeof BrandAct>
  | z.output<typeof BrandCommit>
  | z.output<typeof CreatorAct>
  | Application
  | ByClock
  | Dropped;
export type Action = Asked['action'];
export type Body<A extends Action> = Extract<Asked, { action: A }>;

/** One move, before it is written. */
export type Moving = {
  by: Mover;
  before: UgcCollaborationItem;
  facts: CollaborationFacts;
  campaign: UgcCampaignItem;
  now: Date;
};

/** What an act does beside what the rules say. */
export type Effect = {
  /** Laid over the content, before the rules' facts are. */
  content?: Partial<CollaborationContent>;
  operations?: Operation[];
  /** What was written with it, for both sides to read. */
  text?: string | undefined;
  /** In place of what follows from the delays. */
  dueAt?: string;
  /** Whose campaign it is as the offer is made: until then another advertiser may take it over. */
  brandId?: string;
};

export type EffectOf<A extends Action> = (moving: Moving, body: Body<A>) => Effect | Promise<Effect>;
export type Effects = { [A in Action]?: EffectOf<A> };
