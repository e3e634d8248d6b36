/**
 * How long things are kept, in days, where no rule of a word says so: functions and stacks keep to it, and the privacy page says
 * it. The periods of a word stand in its rules (`webhookLimits.logDays`, `generationLimits.kept`…).
 */
export const keptDays = {
  /** Who did what. */
  audit: 400,
  /** What was decided of what was reported or handed in, from the day of the decision: six months to contest it, and as many to answer. */
  moderation: 365,
  /** A session that nothing renews, and any session. */
  session: 30,
  sessionAtMost: 90,
  /** The mark of a browser that someone has signed in from; what tells their own devices from a new one. */
  knownDevice: 90,
  usedDevice: 400,
  /** The way out of a mail, which each mail of its kind renews. */
  unsubscribeLink: 400,
  /** The way back from a change of address. */
  emailChange: 7,
  /** An invitation that was answered or taken back. */
  endedInvitation: 7,
  /** A workspace or an account whose deletion was asked, which can be undone until then. */
  closing: 30,
  /** What was deleted and could still be brought back a moment ago. */
  deleted: 2,
  /** Files: what was uploaded, an import that waits for its turn, what was exported, the copy of prospects that search opens, a report that was sent, an archive of data. */
  upload: 2,
  waitingImport: 30,
  exportedFile: 1,
  prospectCopy: 4,
  /** A day more than its page can be read: `runDays`. */
  sentReport: 91,
  dataExport: 7,
  /** A message that a worker has given up, as long as SQS keeps one. */
  deadLetter: 14,
  /** Technical logs, at most: `logRetentionDays` of a stage. */
  logsAtMost: 90,
  /** The table as it was, to the second (DynamoDB, point-in-time recovery). */
  backups: 35,
} as const;

/** How long a mailed link opens a new password. */
export const resetLinkHours = 1;
