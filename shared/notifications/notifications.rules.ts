import { innerEventTypes } from '../webhooks/webhook-events.ts';

/** What people are told of in the product: what happens in their absence, and the end of what they wait for. */
export const notificationTypes = [
  'prospect.action_due',
  'advertiser.ads_started',
  'advertiser.ads_stopped',
  'import.completed',
  ...innerEventTypes,
] as const;
export type NotificationType = (typeof notificationTypes)[number];

export const notificationLimits = {
  keptDays: 90,
  /** More unread ones than that are not counted. */
  counted: 100,
};
