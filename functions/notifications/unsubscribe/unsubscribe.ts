import * as contract from '../../../shared/notifications/unsubscribe.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { Member } from '../../platform/identity/member.entity.ts';
import { networkOf } from '../../platform/throttle/network-of.ts';
import { countOrRefuse, type Limit } from '../../platform/throttle/throttle.ts';
import { changedPreferences } from '../core/changed-preferences.ts';
import { kindOf } from '../core/news-of.ts';
import { choiceOf, digestOf, NotificationPreferences, type PreferencesItem } from '../core/preferences.entity.ts';
import { UnsubscribeLink, type UnsubscribeLinkItem } from './unsubscribe-link.entity.ts';

/** Whoever guesses links does not get far. The others are not counted: a mail provider posts those of all its readers. */
const perAddress: Limit = { name: 'unsubscribe-address', max: 60, windowSeconds: 600 };

const form = /^[\w-]{43}$/;

/** The same answer whatever the link is, and however often it is used; a 404 for what has not the form of one. */
export const handler = defineHandler(contract.unsubscribe, async ({ params: { token }, caller }) => {
  if (!form.test(token)) throw new AppError('not_found');
  const { data: link } = await UnsubscribeLink.get({ tokenKey: keyOf(token) }).go({ consistent: true });
  if (link) await withFreshReads(() => stop(link));
  else await countOrRefuse(perAddress, networkOf(caller.ip));
  return {};
});

async function stop({ workspaceId, userId, stops }: UnsubscribeLinkItem): Promise<void> {
  const [preferencesItem, memberItem] = await readTogether([
    NotificationPreferences.get({ workspaceId, userId }),
    Member.get({ workspaceId, userId }),
  ]);
  if (!memberItem) return;
  const before = NotificationPreferences.parse({ Item: preferencesItem }).data;
  const change = stops === 'digest' ? withoutDigest(before) : await withoutMail(before, stops);
  if (change) await write([changedPreferences({ workspaceId, userId }, before, change, changedMeanwhile).operation]);
}

type Change = Partial<Pick<PreferencesItem, 'digest' | 'types'>>;

function withoutDigest(before: PreferencesItem | null): Change | null {
  const digest = digestOf(before);
  return digest.frequency === 'off' ? null : { digest: { ...digest, frequency: 'off' } };
}

async function withoutMail(
  before: PreferencesItem | null,
  type: Exclude<UnsubscribeLinkItem['stops'], 'digest'>,
): Promise<Change | null> {
  const kind = await kindOf(type);
  if (!kind || kind.required) return null;
  const { inApp, email } = choiceOf(before, type, kind);
  if (email === 'off') return null;
  const others = (before?.types ?? []).filter((one) => one.type !== type);
  return { types: [...others, { type, inApp, email: 'off' }] };
}
