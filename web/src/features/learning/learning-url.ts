/** The names that the address uses; those of the list of ads are those of the API. */
export const learningNames = {
  tab: 'onglet',
  /** Of an import that is being prepared. */
  step: 'etape',
  metric: 'mesure',
  verdict: 'verdict',
  platform: 'platform',
  brand: 'brandId',
  period: 'periode',
  from: 'du',
  to: 'au',
  words: 'q',
  format: 'format',
  feature: 'feature',
  without: 'without',
  text: 'text',
  sort: 'sort',
} as const;

/** What a tab leaves behind for the others. */
export const noneOfTab = Object.fromEntries(Object.values(learningNames).map((name) => [name, null]));
