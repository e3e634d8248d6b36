import type { Recommendation } from '../../../shared/ai/recommendation.ts';
import { recommendationTexts } from '../../../shared/ai/recommendation-texts.ts';
import type { KeptBriefItem } from '../core/brief.entity.ts';
import { EvidenceList } from '../core/evidence-list.ts';

/** What briefs lack that their texts would need most: one thing a brief. */
export const gapsOf = (briefs: readonly KeptBriefItem[]): Recommendation[] =>
  briefs.flatMap(({ briefId, name, brief }): Recommendation[] => {
    const open = brief.objections.findIndex(({ answer }) => !answer);
    const objection = brief.objections[open]?.objection;
    if (brief.proofs.length > 0 && objection === undefined) return [];
    const evidence = new EvidenceList();
    const path = brief.proofs.length === 0 ? 'proofs' : `objections.${open}.answer`;
    evidence.add({ type: 'brief', ref: briefId, path, label: name, quote: objection ?? null });
    const { noProof, noAnswer } = recommendationTexts;
    return [
      {
        id: `gap_${briefId}`,
        type: 'brief_gap',
        ...(brief.proofs.length === 0 ? noProof(name) : noAnswer(name, objection ?? '')),
        confidence: 'indicative',
        evidence: evidence.all,
        action: { tool: 'brief', prefill: { briefId } },
      },
    ];
  });
