export const notificationLimits = {
  keptDays: 90,
  /** More unread ones than that are not counted. */
  counted: 100,
};
