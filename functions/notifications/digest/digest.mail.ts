import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import { upperFirst } from '../../../shared/kernel/first-letter.ts';
import { counted } from '../../../shared/kernel/news-texts.ts';
import { notificationCategories, notificationLimits } from '../../../shared/notifications/notifications.rules.ts';
import { paths } from '../../../shared/page-paths.ts';
import { greeting } from '../../mail/greeting.ts';
import { layOutMail, type WayOut } from '../../mail/mail-layout.ts';
import { plainName } from '../../mail/plain-name.ts';
import type { Mail } from '../../platform/clients/mail.ts';
import { env } from '../../platform/env.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';
import { categoryOf } from '../core/category-of.ts';
import { type NotificationItem, titleOf } from '../core/notification.entity.ts';

/**
 * What someone has not read, by what it is about, the newest first. To an address that is not proven it says no more than how
 * many they are, since strangers may have written the rest.
 */
export function digestMail(
  user: UserItem,
  workspaceName: string,
  { items, isCut }: { items: readonly NotificationItem[]; isCut: boolean },
  unsubscribe?: WayOut,
): Mail {
  const place = user.emailProvenAt ? plainName(workspaceName) : null;
  const exactly = counted(items.length, 'notification à lire', 'notifications à lire');
  const many = isCut ? `plus de ${exactly}` : exactly;
  const subject = upperFirst(many);
  return layOutMail({
    subject: items.length === 0 ? 'Aucune notification à lire' : place ? `${subject} dans ${place}` : subject,
    greeting: greeting(user),
    paragraphs: [
      items.length === 0 ? 'Rien ne vous attend\u00a0: aucun résumé ne partirait.' : `Vous avez ${many}.`,
      ...keysOf(notificationCategories).flatMap((category) =>
        linesOf(
          notificationCategories[category],
          items.filter((item) => user.emailProvenAt && categoryOf(item) === category),
        ),
      ),
    ],
    action: { label: 'Voir les notifications', url: `${env.APP_URL}${paths.notifications}` },
    closing: ['Vous recevez ce résumé parce que vos préférences le demandent.'],
    unsubscribe,
  });
}

function linesOf(label: string, items: readonly NotificationItem[]): (string | string[])[] {
  if (items.length === 0) return [];
  const lines = items.slice(0, notificationLimits.digestLines).map(titleOf);
  const more = items.length - lines.length;
  return [
    label,
    // The last line says how many there is no room for.
    more > 0 ? [...lines.slice(0, -1), `et ${counted(more + 1, 'autre', 'autres')}`] : lines,
  ];
}
