import type { Generation } from '../../../shared/ai/generation.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { editPlatformText } from '../../../shared/rules/copy/edit/edit-platform-copy.ts';
import { editScript } from '../../../shared/rules/copy/edit/edit-script.ts';
import type { Edit, Edited } from '../../../shared/rules/copy/edit/edit-text.ts';
import { editVariation } from '../../../shared/rules/copy/edit/edit-variation.ts';
import { type Reading, readingOf } from '../../../shared/rules/copy/edit/reading.ts';
import { factsOfBrand } from '../core/facts-of-brand.ts';
import { findBrand } from '../core/read-brand.ts';

type Output = Generation['output'];

/** The output with one of its items changed; null where it has no such item. */
export async function editedOutput(
  workspaceId: string,
  generation: Generation,
  itemId: string,
  edit: Edit,
): Promise<Edited<Output> | null> {
  switch (generation.tool) {
    case 'generate_variations': {
      const { input, output } = generation;
      const reading = await readingFor(workspaceId, generation, foreignIn(input));
      return editVariation(output, itemId, edit, {
        ...{ placement: input.placement, base: input.ad?.body ?? null, reading },
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

type Written = Extract<Generation, { tool: 'generate_variations' | 'generate_platform_copy' | 'generate_script' }>;

/** With the claims and the words of its brand as they are today; without them once it is deleted. */
async function readingFor(
  workspaceId: string,
  { input, evidence, brandId }: Written,
  foreign: string | null = null,
): Promise<Reading> {
  const brand = brandId === null ? null : await findBrand(workspaceId, brandId);
  const { brief } = input;
  return readingOf({ brief, brand: brand && factsOfBrand(brand), evidence, foreign, today: parisDay() });
}

const foreignIn = ({ ad, own }: Extract<Generation, { tool: 'generate_variations' }>['input']): string | null =>
  ad && !own ? [ad.headline, ad.body, ad.description].filter(Boolean).join('\n') : null;
