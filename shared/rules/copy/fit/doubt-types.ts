import type { ObjectionType } from '../analysis.ts';

/** What an objection is about, folded, as people say it; texts answer by type. */
const doubts: readonly { type: ObjectionType; pattern: RegExp }[] = [
  { type: 'price', pattern: /\b(?:cher|chere|prix|cout|coute|couteux|budget|tarif|moyens)\b/ },
  { type: 'time', pattern: /\b(?:temps|long|longue|lent|lente|heures?|attendre|plus tard)\b/ },
  { type: 'commitment', pattern: /\b(?:engag\w*|abonne\w*|resili\w*|contrat|duree)\b/ },
  { type: 'risk', pattern: /\b(?:risque\w*|peur|rembours\w*|si (?:ca|cela) ne (?:marche|va|plait)\w*|regret\w*)\b/ },
  {
    type: 'complexity',
    pattern: /\b(?:complique\w*|complex\w*|difficile|dur a|technique|former|formation|installer)\b/,
  },
  { type: 'delivery', pattern: /\b(?:livr\w*|delais?|recevoir|retour|expedi\w*)\b/ },
  { type: 'trust', pattern: /\b(?:confiance|arnaque\w*|serieux|serieuse|fiable\w*|securis\w*|donnees|connais pas)\b/ },
  {
    type: 'compatibility',
    pattern: /\b(?:compatib\w*|marche avec|fonctionne avec|convien\w*|ma taille|mon outil|nos outils)\b/,
  },
];

/** Types of what someone doubts; none that we know for many. */
export const doubtTypes = (folded: string): ObjectionType[] =>
  doubts.filter(({ pattern }) => pattern.test(folded)).map(({ type }) => type);
