/** How much is said of a decision; a refusal says something. */
export const moderationLimits = { shortestReason: 10, reason: 1_000 };

export const moderationKinds = {
  brief: 'Brief à relire',
  creator: 'Profil à relire',
  report: 'Signalement',
} as const;

/** Of what was public already: it stays so until it is decided otherwise. */
export const editedKind = 'Modification à relire';

export const reasonNeeded = `Donnez un motif de ${moderationLimits.shortestReason}\u00a0caractères au moins\u00a0: la personne concernée le lira`;
