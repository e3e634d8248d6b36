import type { Hook, Part } from './analysis.ts';
import { graphemesIn } from './graphemes.ts';
import type { Copy } from './read-copy.ts';
import { part, reason } from './score-part.ts';

const [shortest, short, longer] = [3, 14, 20];
/** What Meta shows of a text before « Voir plus », in graphemes. */
const seen = 125;

const advice = {
  useful: 'Nommez dans la première phrase un bénéfice ou un problème, en parlant à la personne.',
  urgent: 'Donnez une date ou un délai réel dès la première phrase, si l’offre en a un.',
  unique: 'Opposez-vous à une habitude, et nommez le produit.',
  specific: 'Ajoutez un chiffre, une durée, un métier ou un lieu.',
} as const;
const words = { useful: 'utile', urgent: 'urgente', unique: 'unique', specific: 'précise' } as const;

/** 25: what the first sentence gives, how short it is, and whether all of it is seen. */
export function hookPart({ main }: Copy, hook: Hook): Part {
  const { fourU } = hook;
  const sum = fourU.useful + fourU.urgent + fourU.unique + fourU.specific;
  const [first] = main.sentences;
  const count = first ? main.words.filter(({ index }) => index >= first.start && index < first.end).length : 0;
  const brief = count >= shortest && count <= short ? 5 : count >= shortest && count <= longer ? 3 : 0;
  const isSeen = first !== undefined && (hook.end <= seen || graphemesIn(main.given.slice(0, hook.end)) <= seen);
  const keys = ['useful', 'specific', 'unique', 'urgent'] as const;
  const weakest = keys.reduce((low, key) => (fourU[key] < fourU[low] ? key : low));
  const said = keys.filter((key) => fourU[key] > 0).map((key) => words[key]);
  return part('hook', 25, [
    {
      points: Math.round(1.25 * sum),
      max: 15,
      reason: reason(
        said.length === 0
          ? 'Ni utile, ni urgente, ni unique, ni précise'
          : `Première phrase ${said.join(', ')}\u00a0: ${sum} sur 12`,
        hook,
      ),
      fix: advice[weakest],
    },
    {
      points: brief,
      max: 5,
      reason: brief === 5 ? null : reason(`${count} mots dans la première phrase`, hook),
      fix:
        count < shortest
          ? 'Faites une première phrase d’au moins trois mots.'
          : 'Tenez la première phrase en quatorze mots.',
    },
    {
      points: isSeen ? 5 : 0,
      max: 5,
      reason: isSeen ? null : reason('L’accroche dépasse ce qui se voit sans cliquer', hook),
      fix: 'Terminez l’accroche avant le 125e caractère.',
    },
  ]);
}
