/** How much is said of a decision; a refusal says something. */
export const moderationLimits = { shortestReason: 10, reason: 1_000 };

export const moderationKinds = {
  brief: 'Brief à relire',
  creator: 'Profil à relire',
  report: 'Signalement',
} as const;

export const reasonNeeded = `Donnez un motif de ${moderationLimits.shortestReason}\u00a0caractères au moins\u00a0: la personne concernée le lira`;
