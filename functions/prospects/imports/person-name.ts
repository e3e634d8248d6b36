const civilities = /^(m|mr|mrs|ms|mme|mlle|monsieur|madame|mademoiselle|dr|me|pr)\.?\s+(?=\S)/i;

/** What is longer is no name, and is refused as it is. */
const longestName = 300;

type Name = { firstName?: string; lastName?: string };

/** A whole name in its two parts: « Jean Dupont », « DUPONT Jean », « Dupont, Jean »; a single word is a last name. */
export function partName(fullName: string): Name {
  if (fullName.length > longestName) return { lastName: fullName };
  const name = fullName.replace(civilities, '');
  const [before = '', after = ''] = name.split(/\s*,\s*/, 2);
  if (after) return named(after, before);
  const words = name.split(/\s+/);
  const capitals = words.findIndex((word) => !isCapitals(word));
  if (capitals > 0) return named(words.slice(capitals).join(' '), words.slice(0, capitals).join(' '));
  const [first = '', ...rest] = words;
  return rest.length > 0 ? named(first, rest.join(' ')) : { lastName: first };
}

const named = (firstName: string, lastName: string): Name =>
  lastName ? { firstName, lastName } : { lastName: firstName };

const isCapitals = (word: string) => /\p{Lu}.*\p{Lu}/u.test(word) && word === word.toUpperCase();
