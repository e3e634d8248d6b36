/** The names under which the page of a campaign keeps its state in its address. */
export const urlNames = {
  part: 'partie',
  compare: 'comparer',
  first: 'mesure',
  second: 'avec',
  granularity: 'par',
  sort: 'tri',
  segment: 'segment',
  adDim: 'champ',
} as const;
