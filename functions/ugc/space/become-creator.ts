import { AppError } from '../../platform/app-error.ts';
import { put, WriteRefused, write } from '../../platform/db/write.ts';
import { timelessId } from '../../platform/new-id.ts';
import { emailKeyOf, sealEmail } from '../core/creator-email.ts';
import { CreatorIdentity } from '../core/creator-identity.entity.ts';
import { newProfile, profileWrites } from '../core/creator-writes.ts';
import { CreatorLink, type CreatorLinkItem } from './creator-link.entity.ts';
import { emailOfLink } from './make-link.ts';

/** Who opens a first link becomes a creator, unless they did so by another one; the link is theirs from then on, and goes with them. */
export async function becomeCreator(link: CreatorLinkItem): Promise<string> {
  const creatorId = await knownOrNew(link);
  const { linkKey } = link;
  await CreatorLink.patch({ linkKey }).set({ creatorId }).remove(['sealedEmail', 'name']).go();
  return creatorId;
}

async function knownOrNew(link: CreatorLinkItem): Promise<string> {
  const email = await emailOfLink(link);
  if (email === null) throw new AppError('link_invalid');
  const emailKey = emailKeyOf(email);
  const known = await creatorOf(emailKey);
  if (known) return known;
  const now = new Date();
  const creatorId = timelessId('crt');
  const blank = newProfile(creatorId, emailKey, now);
  const profile = { ...blank, content: { ...blank.content, displayName: link.name ?? '' } };
  const identity = {
    emailKey,
    creatorId,
    sealedEmail: await sealEmail(creatorId, email),
    createdAt: now.toISOString(),
  };
  try {
    await write([put(CreatorIdentity.create(identity)), ...profileWrites(null, profile, now)]);
    return creatorId;
  } catch (error) {
    if (!(error instanceof WriteRefused)) throw error;
    return (await creatorOf(emailKey)) ?? Promise.reject(error);
  }
}

async function creatorOf(emailKey: string): Promise<string | undefined> {
  const { data } = await CreatorIdentity.get({ emailKey }).go({ consistent: true });
  return data?.creatorId;
}
