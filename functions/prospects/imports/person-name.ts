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

/** How firms are called by law, in the languages of our neighbours. */
const legalForm =
  /(^|\s)(SARL|SASU?|EURL|SELARL|SCI|SNC|SCOP|GIE|GmbH|LLC|L\.L\.C\.|Ltd|Limited|Inc|PLC|SRL|SpA|S\.A\.(S|R\.L)?\.?|SA|AG|BV|NV)\.?($|\s)/;

/** What a firm does, at the head of its name; no first name is like it. */
const trade =
  /^(les? |la |l['’])?(agence|ambulances?|association|assurances?|atelier|auto-?école|banque|bijouterie|boucherie|boulangerie|boutique|brasserie|cabinet|camping|centre|charcuterie|château|cie|clinique|club|coiffure|collège|comité|compagnie|concession|coopérative|crèche|crêperie|domaine|école|éditions|électricité|entreprise|épicerie|esthétique|établissements?|ets|ferme|fleuriste|fondation|fromagerie|galerie|garage|groupe|hôtel|immobilière|imprimerie|institut|jardinerie|laboratoire|librairie|lycée|mairie|menuiserie|notaires?|office|optique|parfumerie|pâtisserie|peinture|pharmacie|plomberie|pressing|résidence|restaurant|serrurerie|société|start-?up|station|studio|syndicat|taxis?|théâtre|transports?|université|vignobles?)\s/i;

/** What firms alone are called at the end. */
const firmEnd =
  /\S\s(&|et)\s(fils|fille|frères|associés|cie|co)\b|\s(consulting|group|groupe|services|solutions|agency|studio|conseil)$/i;

const isFirm = (name: string) =>
  [legalForm, trade, firmEnd].some((pattern) => pattern.test(name.slice(0, longestName)));

/** A firm where a name was expected is a company; beside the company that the file names, it is nobody's first name. */
export function whoIs(name: string, company: unknown): Name & { company?: string } {
  if (!isFirm(name)) return partName(name);
  if (company === undefined) return { company: name };
  return company === name ? {} : { lastName: name };
}
