/** What one may tell the platform that it should not show (DSA, article 16). */
export const reportedKinds = { creator: 'Profil de créateur', campaign: 'Brief', message: 'Message' } as const;
export type ReportedKind = keyof typeof reportedKinds;

export const reportLimits = {
  text: 2_000,
  /** Of one person, or of one creator. */
  aDay: 20,
};

/** What stands in place of a message that the platform has taken away. */
export const messageTakenAway = 'Message retiré par la modération.';
