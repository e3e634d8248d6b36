import { daySeconds } from '../../../shared/kernel/day.ts';
import type { createCreator } from '../../../shared/ugc/creator.contract.ts';
import { creatorLimits } from '../../../shared/ugc/creator.rules.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { shardOf } from '../../platform/db/shard-of.ts';
import { countOneMore } from '../../platform/db/thing-count.entity.ts';
import { type Operation, put, write } from '../../platform/db/write.ts';
import type { Call } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { timelessId } from '../../platform/new-id.ts';
import { countOrRefuse, type Limit, takeBackAttempt } from '../../platform/throttle/throttle.ts';
import { emailKeyOf, sealEmail } from '../core/creator-email.ts';
import { CreatorIdentity } from '../core/creator-identity.entity.ts';
import { CreatorProfile, type CreatorProfileItem } from '../core/creator-profile.entity.ts';
import { CreatorRelation, endShards, newRelation } from '../core/creator-relation.entity.ts';
import { newProfile, profileWrites, relationWrites } from '../core/creator-writes.ts';
import { readCreator } from '../core/read-creator.ts';
import { shownCreator } from './shown-creator.ts';

type Asked = Pick<Call<typeof createCreator>, 'route' | 'actor' | 'caller' | 'body'>;

/** Each is a mail to someone who did not ask for it: so many of a workspace, so few to an address, whoever adds it. */
const perDay: Limit = { name: 'creators-day', max: creatorLimits.addsADay, windowSeconds: daySeconds };
const perEmail: Limit = { name: 'creators-email', max: creatorLimits.addsPerEmail, windowSeconds: daySeconds };

/** Adds a creator once: see `makeOnce`. Known to us or not, the workspace sees what it typed until they open its link. */
export const addCreatorOnce = (call: Asked) =>
  makeOnce(call, {
    make: (mark) =>
      counted(perDay, call.actor.workspaceId, () =>
        counted(perEmail, emailKeyOf(call.body.email), () => withFreshReads(() => add(call, mark))),
      ),
    replay: async (id) => ({ creator: await shownCreator(await readCreator(call.actor.workspaceId, id)) }),
  });

/** What is refused does not count. */
async function counted<T>(limit: Limit, subject: string, act: () => Promise<T>): Promise<T> {
  await countOrRefuse(limit, subject);
  try {
    return await act();
  } catch (error) {
    if (error instanceof AppError) await takeBackAttempt(limit, subject);
    throw error;
  }
}

async function add({ actor, body }: Pick<Asked, 'actor' | 'body'>, mark: (id: string) => Operation[]) {
  const { workspaceId } = actor;
  const { email, ...typed } = body;
  const now = new Date();
  const { profile, made } = await profileOf(email, now);
  const { creatorId } = profile;
  const { data: before } = await CreatorRelation.get({ workspaceId, creatorId }).go({ consistent: true });
  if (before?.added) throw new AppError('creator_exists', { existingId: creatorId });
  const at = now.toISOString();
  const relation = {
    ...(before ?? newRelation(workspaceId, creatorId, now)),
    name: typed.displayName,
    added: { at, email, ...typed },
    endShard: shardOf(creatorId, endShards),
    endsAt: addMonths(now, creatorLimits.unopenedMonths).toISOString(),
    updatedAt: at,
  };
  await write([
    ...made,
    ...relationWrites(before, relation, now),
    countOneMore({ workspaceId, name: 'ugcCreators' }, creatorLimits.privateCreators, 'ugc_creator_limit'),
    audit(actor, { type: 'ugc_creator.added', entityId: creatorId }, now),
    ...mark(creatorId),
  ]);
  await enqueueMail({ kind: 'creator-added', workspaceId, creatorId, userId: actor.userId });
  return { creator: await shownCreator({ profile, relation }) };
}

function addMonths(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + months);
  return to;
}

/** Who has an address, and what is to be written when nobody has. */
async function profileOf(email: string, now: Date): Promise<{ profile: CreatorProfileItem; made: Operation[] }> {
  const emailKey = emailKeyOf(email);
  const { data: identity } = await CreatorIdentity.get({ emailKey }).go({ consistent: true });
  if (identity) {
    const { data: profile } = await CreatorProfile.get(identity).go({ consistent: true });
    // Gone since its identity was read.
    if (!profile) throw changedMeanwhile;
    return { profile, made: [] };
  }
  const creatorId = timelessId('crt');
  const profile = newProfile(creatorId, emailKey, now);
  const sealedEmail = await sealEmail(creatorId, email);
  const held = CreatorIdentity.create({ emailKey, creatorId, sealedEmail, createdAt: now.toISOString() });
  return { profile, made: [put(held, changedMeanwhile), ...profileWrites(null, profile, now)] };
}
