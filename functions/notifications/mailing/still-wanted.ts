import { readTogether } from '../../platform/db/read-together.ts';
import { mailStopOf } from '../../platform/identity/mail-stop.ts';
import { Member } from '../../platform/identity/member.entity.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { Event } from '../../platform/outbox/event.entity.ts';
import { newsOfEvent } from '../core/news-of.ts';
import { choiceOf, NotificationPreferences } from '../core/preferences.entity.ts';
import { isFor } from '../core/told-to.ts';

type Place = { workspaceId: string; userId: string; eventId: string };

/**
 * Whom a mail that has waited is for, and what it says; null when they want it no more, may not read it any more, are gone, or
 * what it told of was erased.
 */
export async function stillWanted({ workspaceId, userId, eventId }: Place) {
  const [memberItem, userItem, preferencesItem, eventItem] = await readTogether([
    Member.get({ workspaceId, userId }),
    User.get({ userId }),
    NotificationPreferences.get({ workspaceId, userId }),
    Event.get({ workspaceId, eventId }),
  ]);
  const member = Member.parse({ Item: memberItem }).data;
  const user = User.parse({ Item: userItem }).data;
  const event = Event.parse({ Item: eventItem }).data;
  if (!member || user?.status !== 'active' || mailStopOf(user) || !event || !isFor(event, { user, member }))
    return null;
  const said = await newsOfEvent(event);
  const preferences = NotificationPreferences.parse({ Item: preferencesItem }).data;
  return said && choiceOf(preferences, said.type, said.kind).email === 'now' ? { user, said } : null;
}
