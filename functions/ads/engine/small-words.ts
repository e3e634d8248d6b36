/**
 * Words that say little by themselves, folded. Those that have another meaning once their accents are gone, or beside a noun, are not
 * here: `or`, `son`, `mais`, `car`, `est`, `vers`, `sans`.
 */
const smallWords: ReadonlySet<string> = new Set(
  (
    'a au aux avec c ce ces cet cette chez comme d dans de des donc dont du elle elles en et il ils j je l la le les leur leurs lui m ma ' +
    'me mes n ne ni nos notre nous on ou par pour qu que qui quoi s sa se ses si sur t ta te tes tu un une vos votre vous y'
  ).split(' '),
);

export const isSmallWord = (word: string): boolean => smallWords.has(word);
