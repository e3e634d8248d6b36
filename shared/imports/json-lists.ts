/** Under these names an answer holds the list of its records. */
export const listNames: ReadonlySet<string> = new Set([
  'data',
  'items',
  'results',
  'ads',
  'annonces',
  'prospects',
  'leads',
  'contacts',
]);
