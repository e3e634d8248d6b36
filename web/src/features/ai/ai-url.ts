/** The names that the address uses: the tab, the tool, the ad or the advertiser of the library that it opens with, what was kept. */
export const aiNames = {
  tab: 'onglet',
  tool: 'outil',
  ad: 'annonce',
  generation: 'generation',
  advertiser: 'annonceur',
  days: 'jours',
  brand: 'marque',
  brief: 'brief',
  /** What alone variations change, where it is known. */
  lever: 'levier',
  persona: 'persona',
  view: 'vue',
  sort: 'tri',
} as const;

/** In the place of an id: one that is being made. */
export const isNew = 'nouveau';

/** Of the list of generations: of one tool, favourites alone, those some of whose texts were kept. */
export const listNames = { tool: 'genre', favorite: 'favoris', kept: 'gardes', words: 'q' } as const;

/** Of the view of texts: plain lists, not drawn as on their platform. */
export const asList = 'liste';

/** Of the order of variations: the best first, not as they were written. */
export const byScore = 'note';
