import { randomUUID } from 'node:crypto';
import type { RouteInput } from '../../../shared/kernel/route.ts';
import { createCreator } from '../../../shared/ugc/creator.contract.ts';
import { blankCreator, type CreatorContent } from '../../../shared/ugc/creator.rules.ts';
import { put, write } from '../../platform/db/write.ts';
import { newId } from '../../platform/new-id.ts';
import { call } from '../../platform/testing/call.ts';
import { emailKeyOf, sealEmail } from '../core/creator-email.ts';
import { CreatorIdentity } from '../core/creator-identity.entity.ts';
import type { CreatorProfileItem } from '../core/creator-profile.entity.ts';
import { newProfile, profileWrites } from '../core/creator-writes.ts';

/** Always as long: what an act costs is counted in bytes. */
const newEmail = () => `createur-${randomUUID()}@exemple.fr`;

type Said = Partial<CreatorContent> & { email?: string; profile?: Partial<CreatorProfileItem> };

/** A creator of the marketplace, who has said that of themselves. */
export async function newListedCreator({ email = newEmail(), profile, ...content }: Said): Promise<CreatorProfileItem> {
  const now = new Date();
  const [creatorId, emailKey] = [newId('crt', now), emailKeyOf(email)];
  const sealedEmail = await sealEmail(creatorId, email);
  const item = {
    ...newProfile(creatorId, emailKey, now),
    listed: true,
    content: { ...blankCreator, displayName: 'Léa Montreuil', ...content },
    ...profile,
  };
  await write([
    put(CreatorIdentity.create({ emailKey, creatorId, sealedEmail, createdAt: now.toISOString() })),
    ...profileWrites(null, item, now),
  ]);
  return item;
}

type Body = RouteInput<typeof createCreator>['body'];

export const creatorBody = (body: Partial<Body> = {}): Body => ({
  email: newEmail(),
  displayName: 'Inès Vauclair',
  collectedFrom: 'son compte Instagram',
  ...body,
});

/** Added by a workspace. */
export const newOwnCreator = async (token: string, body: Partial<Body> = {}) =>
  (await call(createCreator, { token, body: creatorBody(body) })).data.creator;
