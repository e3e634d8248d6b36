import type { UserItem } from './user.entity.ts';

/** Why no mail goes to the address that someone has now; null when mails do. */
export const mailStopOf = ({ email, mailStop }: UserItem) => (mailStop?.email === email ? mailStop : null);

/** What becomes of a person who has opened a link that was mailed to them: it gives nothing back now. That they complained stands. */
export const reached = ({ mailStop }: UserItem, at: string) => ({
  set: { reachedAt: at },
  remove: mailStop?.reason === 'bounce' ? (['mailStop'] as const) : [],
});
