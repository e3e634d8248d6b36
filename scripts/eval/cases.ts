import { readFileSync } from 'node:fs';
import type { BrandFacts, Brief } from '../../shared/rules/copy/facts/brief.ts';
import type { PlacementKey } from '../../shared/rules/copy/placements.ts';
import { composePlatformCopy, type PlatformCopy } from '../../shared/rules/copy/writer/compose-platform-copy.ts';
import { composeScript, type Script } from '../../shared/rules/copy/writer/compose-script.ts';
import {
  composeVariations,
  type Variations,
  type VariationsOrder,
} from '../../shared/rules/copy/writer/compose-variations.ts';
import type { Findings, TextLength } from '../../shared/rules/copy/writer/composition.ts';
import type { ScriptDuration, ScriptFormat } from '../../shared/rules/copy/writer/script-parts.ts';

type Order =
  | {
      tool: 'variations';
      placement?: PlacementKey;
      length?: TextLength;
      count?: number;
      levers?: VariationsOrder['levers'];
      ad?: { text: { headline: string; body: string }; own: boolean };
    }
  | { tool: 'platform_copy'; placements: PlacementKey[]; length?: TextLength }
  | { tool: 'script'; duration: ScriptDuration; format: ScriptFormat; diffusion?: 'brand' | 'creator' };

export type Case = { id: string; brief: Brief; brand: BrandFacts | null; order: Order };

export const kinds = ['rich', 'thin', 'hostile', 'regulated'] as const;

/** The briefs that the writer is held to, each with what is asked of it. */
export const allCases = (): Case[] =>
  kinds.flatMap((kind) => {
    const read = readFileSync(new URL(`cases/${kind}.json`, import.meta.url), 'utf8');
    const briefs = JSON.parse(read) as { name: string; brief: Brief; brand?: BrandFacts; orders: Order[] }[];
    return briefs.flatMap(({ name, brief, brand = null, orders }) =>
      orders.map((order, at) => ({ id: `${kind}/${name}/${at + 1}-${order.tool}`, brief, brand, order })),
    );
  });

export type Made = Findings &
  (
    | { tool: 'variations'; output: Variations['output'] }
    | { tool: 'platform_copy'; output: PlatformCopy['output'] }
    | { tool: 'script'; output: Script }
  );

const today = '2026-11-25';

export function made({ brief, brand, order }: Case, seed = 1): Made {
  const common = { brief, brand, seed, today };
  if (order.tool === 'script') return { tool: 'script', ...composeScript({ ...common, diffusion: 'brand', ...order }) };
  const length = order.length ?? 'short';
  if (order.tool === 'platform_copy')
    return {
      tool: 'platform_copy',
      ...composePlatformCopy({ ...common, length, placements: order.placements.map((placement) => ({ placement })) }),
    };
  const { placement = 'meta_feed', count = 6, levers, ad } = order;
  return {
    tool: 'variations',
    ...composeVariations({ ...common, length, placement, count, levers, ad: ad ? { ...ad, adId: null } : null }),
  };
}
