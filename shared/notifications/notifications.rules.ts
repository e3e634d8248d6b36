import type { Word } from '../kernel/word.ts';
import { type NotificationType, words } from '../words.ts';

export type { NotificationType };

const declared: Word[] = Object.values(words);

/** What people are told of in the product: what happens in their absence, and the end of what they wait for. */
export const notificationTypes = declared.flatMap(({ notified = [] }) => notified) as [
  NotificationType,
  ...NotificationType[],
];

export const notificationLimits = {
  keptDays: 90,
  /** More unread ones than that are not counted. */
  counted: 100,
};
