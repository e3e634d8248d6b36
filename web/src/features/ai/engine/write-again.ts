import type { ReadAd } from '../../../../../shared/ai/ad-reference.ts';
import type { Generation, GenerationOf } from '../../../../../shared/ai/generation.ts';
import type { AiEngine } from '../../../../../shared/ai/generations.rules.ts';
import * as contract from '../../../../../shared/ai/writing.contract.ts';
import { request } from '../../../lib/request.ts';

type Written = GenerationOf<'generate_variations' | 'generate_platform_copy' | 'generate_script'>;

/** The same texts asked for again, of another engine, another draw, or for a shorter video. */
export async function writeAgain(
  kept: Written,
  { engine, seed = kept.seed, ...shorter }: { engine: AiEngine; seed?: number; duration?: 15 | 30 },
): Promise<Generation> {
  const { brandId, personaId } = kept;
  const whose = { ...(brandId && { brandId }), ...(personaId && { personaId }) };
  const common = { engine, seed, parentId: kept.id, title: kept.title, ...whose };
  switch (kept.tool) {
    case 'generate_variations': {
      const { brief, ad, own, count, placement, levers, length } = kept.input;
      const body = { ...common, brief, own, count, placement, length, ...(ad && given(ad)), ...(levers && { levers }) };
      return (await request(contract.generateVariations, { body })).generation;
    }
    case 'generate_platform_copy': {
      const { brief, placements, length } = kept.input;
      return (await request(contract.generatePlatformCopy, { body: { ...common, brief, placements, length } }))
        .generation;
    }
    case 'generate_script': {
      const { brief, duration, format, diffusion } = kept.input;
      return (
        await request(contract.generateScript, { body: { ...common, brief, duration, format, diffusion, ...shorter } })
      ).generation;
    }
  }
}

/** An ad as it is asked: of the library by its id, else by its words. */
export function given({ adId, advertiser: _, ...words }: ReadAd) {
  if (adId !== null) return { adId };
  const { headline, body, description, callToAction, platform, format, industry } = words;
  return {
    ad: {
      ...{ headline, body, description, callToAction },
      ...(platform && { platform }),
      ...(format && { format }),
      ...(industry && { industry }),
    },
  };
}
