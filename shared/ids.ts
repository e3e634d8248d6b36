/** The prefix that tells what an id names, in a log line as in the table. */
export const idPrefixes = {
  user: 'usr',
  workspace: 'wks',
  session: 'ses',
  activity: 'act',
} as const;

export type IdKind = keyof typeof idPrefixes;
