import { chunks } from '../../../shared/kernel/chunks.ts';
import { daySeconds } from '../../../shared/kernel/day.ts';
import { type NotifiedData, notificationTexts } from '../../../shared/notifications/messages.ts';
import {
  type NotificationType,
  notificationLimits,
  notificationTypes,
} from '../../../shared/notifications/notifications.rules.ts';
import { paths } from '../../../shared/page-paths.ts';
import { mailToPeople, type Notice } from '../../mail/workspace-mail.ts';
import { unlessRefused } from '../../platform/db/write.ts';
import { activePeople } from '../../platform/identity/active-people.ts';
import type { EventItem } from '../../platform/outbox/event.entity.ts';
import { Notification, type NotificationItem } from './notification.entity.ts';

const writesAtOnce = 8;

/** Tells the people of a workspace of an event, if it is one for them. Done again, it may mail again what it mails. */
export async function notifyPeople(event: EventItem): Promise<void> {
  const { type, data, entityId, eventId, workspaceId, at } = event;
  if (!isNotified(type) || data === undefined || event.quiet || event.onlyWebhookId) return;
  const told: NotifiedData = JSON.parse(data);
  const { title, body } = notificationTexts[type](told);
  const news = {
    workspaceId,
    notificationId: eventId.replace(/^evt_/, 'ntf_'),
    type,
    title,
    ...(body !== null && { body }),
    path: pathOf[type](entityId, told),
    entityId,
    unreadAt: at,
    createdAt: at,
    ttl: Math.floor(Date.parse(at) / 1000) + notificationLimits.keptDays * daySeconds,
  };
  const people: string[] = [];
  for await (const { userId } of activePeople(workspaceId)) people.push(userId);
  for (const some of chunks(people, writesAtOnce))
    await Promise.all(some.map((userId) => createOnce({ ...news, userId, unreadKey: userId })));
  const notice = mailOf(type, entityId, told);
  if (notice) await mailToPeople(workspaceId, notice);
}

/** What does not wait for their next visit. */
function mailOf(type: NotificationType, entityId: string, { disabledCode, pauseCode }: NotifiedData): Notice | null {
  if (type === 'webhook.failing') return { kind: 'webhook-trouble', webhookId: entityId, trouble: 'warning' };
  if (type === 'webhook.disabled' && disabledCode)
    return { kind: 'webhook-trouble', webhookId: entityId, trouble: disabledCode };
  if (type === 'pixel.paused' && pauseCode) return { kind: 'pixel-paused', pixelId: entityId, reason: pauseCode };
  return null;
}

const isNotified = (type: EventItem['type']): type is NotificationType =>
  notificationTypes.some((notified) => notified === type);

/** Where one sees the thing that an event tells of. */
const pathOf: Record<NotificationType, (entityId: string, told: NotifiedData) => string> = {
  'prospect.action_due': paths.prospect,
  'advertiser.ads_started': (_, told) => advertiserPath(told),
  'advertiser.ads_stopped': (_, told) => advertiserPath(told),
  'import.completed': (importId) => (importId.startsWith('pim_') ? paths.prospects : paths.adImports),
  'webhook.failing': paths.webhook,
  'webhook.disabled': paths.webhook,
  'pixel.paused': paths.pixel,
};

const advertiserPath = ({ followedAdvertiser }: NotifiedData) =>
  followedAdvertiser?.advertiserId ? paths.adsOf(followedAdvertiser.advertiserId) : paths.ads;

/** One that was made before stays as it is, read or not. */
const createOnce = (item: NotificationItem): Promise<boolean> => unlessRefused(Notification.create(item).go());
