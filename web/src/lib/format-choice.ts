const disjunction = new Intl.ListFormat('fr-FR', { type: 'disjunction' });

/** `a, b ou c` */
export const formatChoice = (words: readonly string[]): string => disjunction.format(words);
