import type { KeptBrief } from '../../../../../shared/ai/brief.ts';
import type { BuiltTool, Generation } from '../../../../../shared/ai/generation.ts';
import type { AiEngine } from '../../../../../shared/ai/generations.rules.ts';
import * as contract from '../../../../../shared/ai/writing.contract.ts';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import type { PlacementKey } from '../../../../../shared/rules/copy/placements.ts';
import { leverLabels } from '../../../../../shared/rules/copy/writer/levers.ts';
import { request } from '../../../lib/request.ts';
import { aiNames } from '../ai-url.ts';
import { given } from '../engine/write-again.ts';
import type { WrittenGeneration } from '../evidence/written-texts.ts';

export type Lever = keyof typeof leverLabels;
type WrittenTool = Extract<BuiltTool, WrittenGeneration['tool']>;

/** What is to be written of a brief, whichever the tool. */
export type OrderValues = {
  /** Of variations; platform texts have several. */
  placement: PlacementKey;
  placements: PlacementKey[];
  count: number;
  length: 'short' | 'medium' | 'long';
  /** What a variation may change: all of them, or some. */
  levers: Lever[];
  duration: 15 | 30 | 60;
  format: 'ugc' | 'founder' | 'demo' | 'testimonial' | 'voice_over';
  diffusion: 'brand' | 'creator';
  /** Empty for none, null for that of the brief. */
  brandId: string | null;
  personaId: string | null;
  engine: AiEngine | null;
};

export const allLevers = keysOf(leverLabels);

export const newOrder: OrderValues = {
  ...{ placement: 'meta_feed', placements: ['meta_feed'], count: 6, length: 'short', levers: allLevers },
  ...{ duration: 30, format: 'ugc', diffusion: 'brand', brandId: null, personaId: null, engine: null },
};

/** A new order, of the lever that the address asks for. */
export function orderAsked(params: URLSearchParams): OrderValues {
  const lever = allLevers.find((one) => one === params.get(aiNames.lever));
  return lever ? { ...newOrder, levers: [lever] } : newOrder;
}

/** As it was asked, to be asked again. */
export function orderOf({ tool, input, brandId, personaId, engine }: WrittenGeneration): OrderValues {
  const order = { ...newOrder, brandId: brandId ?? '', personaId: personaId ?? '', engine };
  if (tool === 'generate_script') {
    const { duration, format, diffusion } = input;
    return { ...order, duration, format, diffusion };
  }
  if (tool === 'generate_platform_copy')
    return { ...order, length: input.length, placements: input.placements.map(({ placement }) => placement) };
  const { placement, count, length, levers } = input;
  return { ...order, placement, count, length, levers: levers ?? allLevers };
}

/** A brief that was kept, or that of texts as it was when they were written. */
export type BriefSource = { briefId: string } | { brief: KeptBrief['brief'] };

/** Asks for what was ordered; variations start from an ad of the library, or from that of what was written before. */
export async function write(
  tool: WrittenTool,
  order: OrderValues,
  source: BriefSource,
  { before, adId }: { before: WrittenGeneration | undefined; adId: string | null },
): Promise<Generation> {
  const { placement, placements, count, length, levers, duration, format, diffusion, engine } = order;
  const { brandId, personaId } = order;
  const common = {
    ...source,
    ...(brandId && { brandId }),
    ...(personaId && { personaId }),
    ...(engine && { engine }),
    ...(before && { parentId: before.id }),
  };
  if (tool === 'generate_script')
    return (await request(contract.generateScript, { body: { ...common, duration, format, diffusion } })).generation;
  if (tool === 'generate_platform_copy') {
    const body = { ...common, length, placements: placements.map((one) => ({ placement: one })) };
    return (await request(contract.generatePlatformCopy, { body })).generation;
  }
  const from = before?.tool === 'generate_variations' ? before.input : null;
  const body = {
    ...common,
    ...{ placement, count, length },
    ...(levers.length < allLevers.length && { levers }),
    ...(adId === null ? from?.ad && { ...given(from.ad), own: from.own } : { adId }),
  };
  return (await request(contract.generateVariations, { body })).generation;
}
