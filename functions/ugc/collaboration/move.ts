import {
  type ActDetail,
  allowedActs,
  type CollaborationFacts,
  factsAfter,
  refusalOf,
} from '../../../shared/rules/ugc/collaboration-states.ts';
import { type Delays, dueMoment } from '../../../shared/rules/ugc/due-moment.ts';
import { illegalTransition } from '../../../shared/ugc/collaboration.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { type AuditedBy, audit, byCreator, bySystem } from '../../platform/db/audit-line.entity.ts';
import { type Operation, update, write } from '../../platform/db/write.ts';
import type { UgcCampaignItem } from '../core/campaign.entity.ts';
import { dueOf, UgcCollaboration, type UgcCollaborationItem } from '../core/collaboration.entity.ts';
import { factsOf, withFacts } from '../core/collaboration-facts.ts';
import type { Held } from '../core/move-counts.ts';
import { newStep } from '../core/new-step.ts';
import { readCampaign } from '../core/read-campaign.ts';
import { consequencesOf } from './consequences.ts';
import { asOftenAsCrossed } from './crossed.ts';
import type { Action, Asked, Effect, Effects, Mover, Moving } from './moving.ts';
import { offerEffects } from './offer-effects.ts';
import { payEffects } from './pay-effects.ts';
import { productionEffects } from './production-effects.ts';
import { countMove } from './stages.ts';
import { talkEffects } from './talk-effects.ts';
import { eventsOf, mailAfter } from './tell.ts';

const effects: Effects = { ...talkEffects, ...offerEffects, ...productionEffects, ...payEffects };

/** Every move of a collaboration: by someone of the brand, its creator or the clock. */
export async function move(by: Mover, before: UgcCollaborationItem, asked: Asked, now = new Date()) {
  const campaign = await readCampaign(before.workspaceId, before.campaignId);
  const facts = factsOf(before, campaign, now);
  refuse(facts, by, asked);
  if (asked.version !== undefined && asked.version !== before.version) throw new AppError('conflict');
  const moving = { by, before, facts, campaign, now };
  return asOftenAsCrossed(() => written(moving, asked));
}

async function written(moving: Moving, asked: Asked): Promise<UgcCollaborationItem> {
  const { by, before, campaign, now } = moving;
  const effect = await effectOf(moving, asked);
  const moved = afterMove(moving, asked, effect);
  const follows = await consequencesOf({ before, after: moved, now });
  const after = { ...moved, content: { ...moved.content, ...follows.content } };
  const at = now.toISOString();
  const first = {
    ...(asked.action === 'offer' && !campaign.frozenAt && { frozenAt: at }),
    ...(asked.action === 'accept_offer' && !campaign.engagedAt && { engagedAt: at }),
  };
  await write([
    replace(before, after, asked.action),
    ...countMove(before, after, { first, held: heldFor(asked.action, campaign), gone: follows.uncommittedCents }),
    ...(effect.operations ?? []),
    ...follows.operations,
    stepOf(by, after, asked.action, effect.text, now),
    // When it is written, whatever the moment that it is of: a line of another time is not sealed.
    audit(auditedBy(by, after), { type: `ugc_collaboration.${asked.action}`, entityId: after.collaborationId }),
    ...(await eventsOf(moving, after, { action: asked.action, payment: follows.payment })),
  ]);
  await mailAfter(moving, after, asked.action);
  return after;
}

/** What begins, or begins again, only in a campaign that is under way. */
const heldActs: readonly Action[] = ['apply', 'shortlist', 'reconsider', 'accept_offer'];

/** What an act holds of the campaign that it is of. */
function heldFor(action: Action, { version }: UgcCampaignItem): Held | undefined {
  if (action === 'offer') return { version };
  return heldActs.includes(action) ? {} : undefined;
}

const detailOf = (asked: Asked): ActDetail => ({
  ...('kind' in asked && { kind: asked.kind }),
  ...('problem' in asked && { problem: asked.problem }),
  ...('extraFee' in asked && { extraFee: (asked.extraFee ?? 0) > 0 }),
});

function refuse(facts: CollaborationFacts, { side }: Mover, asked: Asked): void {
  const refusal = refusalOf(facts, side, asked.action, detailOf(asked));
  if (!refusal) return;
  const allowed = side === 'clock' ? [] : allowedActs(facts, side);
  throw new AppError(refusal, {
    ...(refusal === 'illegal_transition' && { message: illegalTransition(facts.status) }),
    details: allowed.map((message) => ({ path: 'action', message })),
  });
}

async function effectOf<A extends Action>(moving: Moving, asked: Asked & { action: A }): Promise<Effect> {
  const effect = effects[asked.action] as ((moving: Moving, body: Asked) => Effect | Promise<Effect>) | undefined;
  return (await effect?.(moving, asked)) ?? {};
}

/** The collaboration as the rules make it, with what the act said. */
function afterMove({ by, before, facts, now }: Moving, asked: Asked, effect: Effect): UgcCollaborationItem {
  const { content, dueAt, brandId = before.brandId } = effect;
  const said = { ...before.content, ...content };
  // What was just offered or laid out is looked at by what follows.
  const known = { ...factsOf({ ...before, content: said }, { status: '' }, now), campaign: facts.campaign };
  const rules = { ...facts, level: known.level, shipping: known.shipping, owed: known.owed };
  const is = factsAfter(rules, by.side, asked.action, detailOf(asked));
  const due = dueAt ?? dueAfter(before, facts, is, said.offer?.terms.delays, now);
  const opened = is.status === 'submitted' ? before.openedAt : undefined;
  const { openedAt: _, dueAt: __, dueShard: ___, ...kept } = before;
  const isSame = is.status === before.status;
  return {
    ...kept,
    brandId,
    status: is.status,
    content: withFacts(isSame ? said : { ...said, lateTold: content?.lateTold }, is),
    ...(opened !== undefined && { openedAt: opened }),
    ...dueOf(before.collaborationId, due),
    updatedAt: now.toISOString(),
    version: before.version + 1,
  };
}

/** What is waited for begins anew with another state; a signature, a payment and a product begin theirs within one. */
function dueAfter(
  before: UgcCollaborationItem,
  was: CollaborationFacts,
  is: CollaborationFacts,
  delays: Delays | undefined,
  now: Date,
): string | null {
  const same =
    was.status === is.status &&
    was.agreement === is.agreement &&
    was.payment === is.payment &&
    was.shipment === is.shipment;
  if (same) return before.dueAt ?? null;
  return dueMoment(is, delays ?? null, now);
}

/** Over the very version that was read; what is counted beside it stays. */
function replace(before: UgcCollaborationItem, after: UgcCollaborationItem, action: Action): Operation {
  const { workspaceId, collaborationId, brandId, status, content, dueAt, dueShard, openedAt, updatedAt, version } =
    after;
  const gone = (['dueAt', 'dueShard', 'openedAt'] as const).filter(
    (name) => before[name] !== undefined && after[name] === undefined,
  );
  const patch = UgcCollaboration.patch({ workspaceId, collaborationId }).set({
    ...{ brandId, status, content, updatedAt, version },
    ...(dueAt !== undefined && { dueAt, dueShard }),
    ...(openedAt !== undefined && { openedAt }),
  });
  return update(
    (gone.length > 0 ? patch.remove([...gone]) : patch).where((attr, { eq, notExists }) =>
      // Opened meanwhile, it cannot be taken back any more.
      [eq(attr.version, before.version), ...(action === 'retract' ? [notExists(attr.openedAt)] : [])].join(' AND '),
    ),
  );
}

export const stepOf = (
  by: Mover,
  item: UgcCollaborationItem,
  act: string,
  text: string | undefined,
  now: Date,
): Operation =>
  newStep(item, { side: by.side, act, text, userId: by.side === 'brand' ? by.actor.userId : undefined }, now);

export function auditedBy(by: Mover, { workspaceId }: { workspaceId: string }): AuditedBy {
  if (by.side === 'brand') return by.actor;
  return by.side === 'creator' ? byCreator(by.actor, workspaceId) : bySystem({ workspaceId });
}
