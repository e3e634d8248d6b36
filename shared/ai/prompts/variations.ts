import { analyse } from '../../rules/copy/analyse.ts';
import { type VariationsOrder, variationComposition } from '../../rules/copy/writer/compose-variations.ts';
import { leverLabels } from '../../rules/copy/writer/levers.ts';
import { fieldsOf, isName, mainFieldOf, roomOf } from '../../rules/copy/writer/slots.ts';
import { adFor, asData, factsFor, frameFor, type Prompt, systemOf } from './prompt.ts';

const system = systemOf(
  'Tu écris des variations d’une annonce. La première est la meilleure que tu saches écrire ; chacune des autres change surtout une chose (accroche, angle, preuve, offre, objection), pour qu’un test apprenne quelque chose. Pour chaque variation, donne son accroche, ses textes champ par champ et les identifiants des faits employés.',
);

/** `sharesAd`: whether the words of the ad may leave; else what was measured on it stands for them. */
export function variationsPrompt(order: VariationsOrder, nonce: string, sharesAd: boolean): Prompt {
  const { placement, ad = null, count, levers, length } = order;
  const composition = variationComposition(order);
  const main = mainFieldOf(placement);
  const foot = composition.closing('').reduce((sum, { text }) => sum + text.length, 0);
  const champs = fieldsOf(placement)
    .filter((field) => field.min > 0 && !isName(field))
    .map((field) => ({
      field: field.field,
      role: field.label,
      signes: field === main ? Math.max(20, roomOf(placement, field, length).most - foot) : field.recommended,
    }));
  const task = {
    variations: count,
    champs,
    leviers: (levers ?? []).map((lever) => leverLabels[lever]),
    ...frameFor(composition),
    faits: factsFor(composition),
  };
  const example = ad && (sharesAd || ad.own ? adFor(ad.text) : measured(ad));
  return {
    version: 'variations-1',
    system,
    data: [asData(nonce, task), ...(example ? [`Annonce de départ :\n${asData(nonce, example)}`] : [])].join('\n\n'),
    maxTokens: 400 + count * 350,
  };
}

/** What may leave of an ad whose words may not. */
function measured({ text, own }: NonNullable<VariationsOrder['ad']>) {
  const { hook, framework, callToAction } = analyse(text, { own });
  return { accroche: hook.type, structure: framework.type, appel: callToAction.class, signes: text.body.length };
}
