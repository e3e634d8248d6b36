import { daySeconds } from '../../../shared/kernel/day.ts';
import { keptDays } from '../../../shared/kernel/kept-for.ts';
import { paths } from '../../../shared/page-paths.ts';
import type { WayOut } from '../../mail/mail-layout.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { env } from '../../platform/env.ts';
import { keyRing, sign } from '../../platform/identity/keys.ts';
import { UnsubscribeLink, type UnsubscribeLinkItem } from './unsubscribe-link.entity.ts';

/** Where whoever holds a mail stops its kind: on a page, and by one click of their mail program (RFC 8058). */
export async function unsubscribeLinks({
  workspaceId,
  userId,
  stops,
}: Pick<UnsubscribeLinkItem, 'workspaceId' | 'userId' | 'stops'>): Promise<WayOut> {
  const { current } = await keyRing();
  const token = sign(current.key, 'unsubscribe', [workspaceId, userId, stops].join('\n'));
  const ttl = Math.floor(Date.now() / 1000) + keptDays.unsubscribeLink * daySeconds;
  await UnsubscribeLink.put({ tokenKey: keyOf(token), workspaceId, userId, stops, ttl }).go();
  return {
    page: `${env.APP_URL}${paths.unsubscribeWith(token)}`,
    oneClick: `${env.APP_URL}/api/notifications/unsubscribe/${token}`,
  };
}
