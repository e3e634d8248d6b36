import { graphemesIn } from '../../../../../shared/rules/copy/graphemes.ts';
import {
  type Placement,
  type PlacementField,
  type PlacementKey,
  placements,
} from '../../../../../shared/rules/copy/placements.ts';

const headlines = ['Gourde isotherme Filante', 'Fraîche 24\u00a0heures, 190\u00a0g', 'Livraison offerte dès 40\u00a0€'];
const descriptions = [
  'Pour boire frais du matin au soir, il y a la gourde Filante. Commandez dès maintenant.',
  'Inox double paroi, goulot large pour les glaçons. 30\u00a0jours pour changer d’avis.',
];
const bodies = {
  short: 'Marre de boire tiède dès midi\u202f? Filante garde l’eau fraîche 24\u00a0heures.',
  long: 'Marre de boire tiède dès midi\u202f? Place à la gourde Filante. 9\u00a0clients sur 10 la recommandent. Commandez dès maintenant.',
};
/** The same text that opens otherwise. */
const otherBodies = {
  short: 'Boire frais du matin au soir\u202f? Filante garde l’eau fraîche 24\u00a0heures.',
  long: 'Envie de boire frais jusqu’au soir\u202f? Place à la gourde Filante. 9\u00a0clients sur 10 la recommandent. Commandez dès maintenant.',
};

export type Sample = { field: PlacementField; text: string; length: number };

/** Texts of a product that does not exist, by the field of the placement that they fit in; `other` opens otherwise. */
export function samplesOf(placement: PlacementKey, other = false): Sample[] {
  const { fields } = placements[placement] as Placement;
  return fields.flatMap((field) => textsOf(field, other).map((text) => ({ field, text, length: graphemesIn(text) })));
}

function textsOf({ field, recommended, holds }: PlacementField, other: boolean): readonly string[] {
  if (holds === 'headline') return headlines.slice(0, recommended > 30 ? 1 : 3);
  if (holds === 'description') return [headlines[2] ?? ''];
  if (field === 'description') return descriptions.slice(0, recommended > 90 ? 1 : 2);
  if (holds === 'body') return [(other ? otherBodies : bodies)[recommended < 125 ? 'short' : 'long']];
  if (field === 'longHeadline')
    return ['La gourde Filante garde votre eau fraîche 24\u00a0heures, pour 190\u00a0grammes.'];
  return field === 'path' ? ['gourde', 'isotherme'] : ['Filante'];
}

/** By field, as they are drawn. */
export function drawnOf(samples: readonly Sample[]): Record<string, string[]> {
  const drawn: Record<string, string[]> = {};
  for (const { field, text } of samples) drawn[field.field] = [...(drawn[field.field] ?? []), text];
  return drawn;
}
