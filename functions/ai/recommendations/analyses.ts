import type { GenerationOf } from '../../../shared/ai/generation.ts';
import type { Recommendation } from '../../../shared/ai/recommendation.ts';
import { recommendationTexts } from '../../../shared/ai/recommendation-texts.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { EvidenceList } from '../core/evidence-list.ts';
import type { GenerationItem } from '../core/generation.entity.ts';
import { GenerationContent, unpackContent } from '../core/generation-content.entity.ts';

/** Each is unpacked whole. */
const most = 5;

type OwnAd = Pick<GenerationOf<'analyze_ad'>, 'input' | 'output'>;

/** What the latest analyses of one's own ads found wanting: proofs, or their length. */
export async function wantingAds(
  workspaceId: string,
  generations: readonly GenerationItem[],
): Promise<Recommendation[]> {
  const read = generations.filter(({ tool }) => tool === 'analyze_ad').slice(0, most);
  const items = await readTogether(
    read.map(({ generationId }) => GenerationContent.get({ workspaceId, generationId })),
  );
  return read.flatMap((generation, at) => {
    const { data } = GenerationContent.parse({ Item: items[at] });
    const content = data && (unpackContent(data.packed) as OwnAd);
    return content?.input.own ? (wantOf(generation, content) ?? []) : [];
  });
}

function wantOf({ generationId, title, excerpt }: GenerationItem, { output }: OwnAd): Recommendation | null {
  const { parts, limits } = output.analysis;
  const evidence = new EvidenceList();
  const proof = parts.find(({ key }) => key === 'proof');
  const long = limits.find(({ state }) => state !== 'ok');
  const action = { tool: 'analyze_ad' as const, prefill: { generationId } };
  if (proof?.points === 0) {
    evidence.add({
      ...{ type: 'rule', ref: 'proof', label: proof.label, quote: excerpt },
      figures: { points: proof.points, max: proof.max },
    });
    const said = recommendationTexts.unproven(title);
    return {
      id: `proof_${generationId}`,
      type: 'proof',
      ...said,
      confidence: 'hypothesis',
      evidence: evidence.all,
      action,
    };
  }
  if (!long) return null;
  const { length, recommended } = long;
  evidence.add({
    ...{ type: 'rule', ref: 'limit', label: long.placement, quote: excerpt },
    figures: { length, recommended, max: long.max },
  });
  const said = recommendationTexts.long(title, length, recommended);
  return {
    id: `long_${generationId}`,
    type: 'shorten',
    ...said,
    confidence: 'indicative',
    evidence: evidence.all,
    action,
  };
}
