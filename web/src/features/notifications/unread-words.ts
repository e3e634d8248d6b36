import { notificationLimits } from '../../../../shared/notifications/notifications.rules.ts';
import { formatCount } from '../../lib/format.ts';

const counted = notificationLimits.counted - 1;

/** `3 non lues`; beyond what is counted, `plus de 99 non lues`. */
export const unreadWords = (count: number): string =>
  count > counted ? `plus de ${formatCount(counted, 'non lue')}` : formatCount(count, 'non lue');

/** `3`, or `99+`. */
export const unreadFigure = (count: number): string => (count > counted ? `${counted}+` : `${count}`);
