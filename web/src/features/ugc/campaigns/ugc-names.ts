/** The names that the address uses. */
export const ugcNames = {
  tab: 'onglet',
  campaign: 'campagne',
  part: 'partie',
  step: 'etape',
  brand: 'annonceur',
  collaboration: 'collaboration',
} as const;
