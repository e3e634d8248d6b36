import type { GenerationOf } from '../../../../../shared/ai/generation.ts';
import type { TextItem } from '../../../../../shared/ai/written.ts';
import type { AdText, FieldName } from '../../../../../shared/rules/copy/analysis.ts';
import { type PlacementField, placements } from '../../../../../shared/rules/copy/placements.ts';

export type WrittenGeneration = GenerationOf<'generate_variations' | 'generate_platform_copy' | 'generate_script'>;

/** Every text of a generation, in the order in which they are read. */
export function textsOf(kept: WrittenGeneration): TextItem[] {
  if (kept.tool === 'generate_variations') return kept.output.items.flatMap(({ texts }) => texts);
  if (kept.tool === 'generate_platform_copy')
    return kept.output.placements.flatMap(({ fields }) => fields.flatMap(({ items }) => items));
  const { beats, hooks, caption } = kept.output;
  return [...beats.flatMap(({ voice, onScreen }) => [voice, onScreen]), ...hooks, caption];
}

/** What is read together, as an ad: a variation, the texts of a placement, a script with its caption. */
export function adsOf(kept: WrittenGeneration): AdText[] {
  const { industry = null, callToAction = null } = kept.input.brief;
  const about = { industry, callToAction };
  const joined = (texts: readonly TextItem[]) => texts.map(({ text }) => text).join('\n');
  if (kept.tool === 'generate_script') return [{ ...about, body: joined(textsOf(kept)) }];
  if (kept.tool === 'generate_platform_copy')
    return kept.output.placements.map(({ fields }) => ({
      ...about,
      body: joined(fields.flatMap(({ items }) => items)),
    }));
  const fields: readonly PlacementField[] = placements[kept.input.placement].fields;
  return kept.output.items.map(({ texts }) => {
    const said = (name: FieldName) =>
      texts.find(({ field }) => fields.some((one) => one.field === field && one.holds === name))?.text ?? '';
    return { ...about, headline: said('headline'), body: said('body'), description: said('description') };
  });
}
