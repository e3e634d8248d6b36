import { brandFacts } from '../../../shared/ai/brand-facts.ts';
import type { Generation, GenerationOf } from '../../../shared/ai/generation.ts';
import type { WrittenGeneration } from '../../../shared/ai/kept-texts.ts';
import { readingOfWritten } from '../../../shared/ai/reading-of-written.ts';
import { editPlatformText } from '../../../shared/rules/copy/edit/edit-platform-copy.ts';
import { editScript } from '../../../shared/rules/copy/edit/edit-script.ts';
import type { Edit, Edited } from '../../../shared/rules/copy/edit/edit-text.ts';
import { editVariation } from '../../../shared/rules/copy/edit/edit-variation.ts';
import type { Reading } from '../../../shared/rules/copy/edit/reading.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { findBrand } from '../core/read-brand.ts';

type Output = Generation['output'];

/** The output with one of its items changed; null where it has no such item. */
export async function editedOutput(
  actor: Actor,
  generation: Generation,
  itemId: string,
  edit: Edit,
): Promise<Edited<Output> | null> {
  const { workspaceId } = actor;
  switch (generation.tool) {
    case 'generate_variations': {
      const { input, output } = generation;
      const reading = await readingFor(workspaceId, generation);
      return editVariation(output, itemId, edit, {
        ...{ placement: input.placement, base: input.ad?.body ?? null, reading },
        foretelling: await foretellingFor(actor, output, itemId, edit),
      });
    }
    case 'generate_platform_copy': {
      const { input, output, questions } = generation;
      const reading = await readingFor(workspaceId, generation);
      return editPlatformText(output, itemId, edit, { brief: input.brief, questions, reading });
    }
    case 'generate_script':
      return editScript(generation.output, itemId, edit, await readingFor(workspaceId, generation));
    default:
      return null;
  }
}

/** Of words that change, where those before had a rank. */
async function foretellingFor(
  actor: Actor,
  { items }: GenerationOf<'generate_variations'>['output'],
  itemId: string,
  { texts }: Edit,
) {
  if (texts.length === 0 || !items.find(({ id }) => id === itemId)?.prediction) return null;
  // All results are read for it.
  const learning = await import('../../learning/insights/predict-ad.door.ts');
  return learning.foretellingFor(actor);
}

async function readingFor(workspaceId: string, generation: WrittenGeneration): Promise<Reading> {
  const { brandId } = generation;
  const brand = brandId === null ? null : await findBrand(workspaceId, brandId);
  return readingOfWritten(generation, brand && brandFacts(brand.brandId, brand));
}
