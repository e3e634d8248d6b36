import { hourMs } from '../../../shared/kernel/day.ts';
import { spaceLimits } from '../../../shared/ugc/space.rules.ts';
import * as entry from '../../../shared/ugc/space-entry.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit, byCreator } from '../../platform/db/audit-line.entity.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { type Operation, put, update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { issueCreatorToken } from '../../platform/identity/creator-token.ts';
import { isEnded, SpaceAccess } from '../../platform/identity/space-access.entity.ts';
import { SpaceSession } from '../../platform/identity/space-session.entity.ts';
import { newId } from '../../platform/new-id.ts';
import { markCreators } from '../core/creator-change.entity.ts';
import { CreatorProfile, type CreatorProfileItem } from '../core/creator-profile.entity.ts';
import { becomeCreator } from './become-creator.ts';
import { CreatorLink, type CreatorLinkItem } from './creator-link.entity.ts';
import { noteOpened } from './note-opened.ts';
import { shownSpaceCreator } from './shown-space-creator.ts';

/** A link opens as often as it is followed: it binds to nothing, and programs that read mails follow it too. */
export const handler = defineHandler(entry.openSpace, async ({ body: { token }, caller: { ip } }) => {
  const link = await livingLink(token);
  const profile = await profileOf(link);
  const { creatorId } = profile;
  const now = new Date();
  const sessionId = newId('sps', now);
  const seconds = spaceLimits.sessionHours * 3600;
  const expiresAt = new Date(now.getTime() + spaceLimits.sessionHours * hourMs).toISOString();
  const session = {
    ...{ creatorId, spaceSessionId: sessionId, createdAt: now.toISOString(), linkedAt: link.createdAt, expiresAt },
    ...(link.met && link.focus?.kind === 'campaign' && { calledTo: link.focus.id }),
    ttl: Math.floor(now.getTime() / 1000) + seconds,
  };
  await write([
    put(SpaceSession.create(session)),
    ...(await noteOpened(link, creatorId, now)),
    ...noteActive(profile, now),
    audit(byCreator({ creatorId, ip }), { type: 'ugc_space.opened', entityId: creatorId }, now),
  ]);
  return {
    token: await issueCreatorToken({ creatorId, sessionId }, seconds, now),
    expiresAt,
    creator: await shownSpaceCreator(profile),
    focus: link.focus ?? null,
  };
});

/** Once a day. */
function noteActive({ creatorId, lastActiveAt }: CreatorProfileItem, now: Date): Operation[] {
  const at = now.toISOString();
  if (lastActiveAt?.slice(0, 10) === at.slice(0, 10)) return [];
  const active = CreatorProfile.patch({ creatorId }).set({ lastActiveAt: at });
  return [update(active, 'link_invalid'), markCreators([creatorId], now)];
}

async function livingLink(token: string): Promise<CreatorLinkItem> {
  const { data } = await CreatorLink.get({ linkKey: keyOf(token) }).go({ consistent: true });
  if (!data || data.expiresAt <= new Date().toISOString()) throw new AppError('link_invalid');
  return data;
}

async function profileOf(link: CreatorLinkItem): Promise<CreatorProfileItem> {
  const creatorId = link.creatorId ?? (await becomeCreator(link));
  const [{ data: profile }, { data: access }] = await Promise.all([
    CreatorProfile.get({ creatorId }).go({ consistent: true }),
    SpaceAccess.get({ creatorId }).go({ consistent: true }),
  ]);
  if (!profile || isEnded(access, link)) throw new AppError('link_invalid');
  return profile;
}
