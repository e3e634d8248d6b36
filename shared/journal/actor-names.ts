/** How the log calls who is no person of the workspace any more, and keys. */
export const actorNames = {
  key: (name: string) => `Clé «\u00a0${name}\u00a0»`,
  revokedKey: 'Clé révoquée',
  gonePerson: 'Une personne partie',
  creator: 'Un créateur',
};
