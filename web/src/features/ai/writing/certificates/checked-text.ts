import type * as z from 'zod';
import type { checkProvenance } from '../../../../../../shared/ai/provenance.contract.ts';
import { formatMoment } from '../../../../lib/format.ts';
import { modelName } from '../../engine/use-engines.ts';

export type Checked = z.infer<(typeof checkProvenance)['output']>;

/** What a check found, as one says it. */
export function checkedText({ valid, kind, model, at }: Checked): string {
  if (!valid || !kind || !at) return 'Cette preuve d’origine n’est pas celle de ce texte.';
  const moment = formatMoment(at);
  if (kind === 'composed')
    return `Preuve valable\u00a0: texte composé par le moteur intégré à partir de faits, le ${moment}.`;
  const by = modelName(model);
  return kind === 'ai_generated'
    ? `Preuve valable\u00a0: texte écrit par ${by}, une intelligence artificielle, le ${moment}.`
    : `Preuve valable\u00a0: texte écrit par ${by}, une intelligence artificielle, puis modifié par une personne, le ${moment}.`;
}
