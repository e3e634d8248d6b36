/** Why people want none of a text. */
export const rejectionLabels = {
  bland: 'Trop fade',
  untrue: 'Faux',
  off_tone: 'Hors ton',
  too_long: 'Trop long',
} as const;
export type RejectionReason = keyof typeof rejectionLabels;
