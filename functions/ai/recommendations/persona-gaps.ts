import type { Evidence } from '../../../shared/ai/evidence.ts';
import type { Recommendation } from '../../../shared/ai/recommendation.ts';
import { recommendationTexts } from '../../../shared/ai/recommendation-texts.ts';
import type { ToldGaps } from '../../personas/core/told-gaps.door.ts';
import { EvidenceList } from '../core/evidence-list.ts';
import type { GenerationItem } from '../core/generation.entity.ts';

/** There is more to do than to tell of people. */
const most = 3;

/** What the fit of a text stands on, what counts most first. */
const weighed = ['pains', 'goals', 'objections', 'vocabulary', 'register', 'channels'] as const;

type Gap = {
  said: { title: string; why: string };
  evidence: Pick<Evidence, 'path' | 'quote'>;
  action: Recommendation['action'];
};

/** What personas lack that their texts would need most, one thing each; of those that lack nothing, that nothing was written for them lately. */
export function personaGaps(
  personas: readonly ToldGaps[],
  generations: readonly Pick<GenerationItem, 'personaId'>[],
): Recommendation[] {
  const served = new Set(generations.map(({ personaId }) => personaId));
  return personas
    .flatMap((persona) => {
      const gap = gapOf(persona, served.has(persona.personaId));
      return gap ? [recommended(persona, gap)] : [];
    })
    .slice(0, most);
}

function gapOf({ personaId, name, missing, unanswered }: ToldGaps, isServed: boolean): Gap | null {
  const { personaLacks, personaAnswer, personaUnserved } = recommendationTexts;
  const complete = { tool: 'persona', prefill: { personaId } } as const;
  const path = weighed.find((one) => missing.includes(one));
  if (path) return { said: personaLacks(name, path), evidence: { path, quote: null }, action: complete };
  if (unanswered) {
    const { path: at, objection } = unanswered;
    return { said: personaAnswer(name, objection), evidence: { path: at, quote: objection }, action: complete };
  }
  if (isServed) return null;
  const action = { tool: 'generate_variations', prefill: { personaId } } as const;
  return { said: personaUnserved(name), evidence: { path: null, quote: null }, action };
}

function recommended({ personaId, name }: ToldGaps, { said, evidence: found, action }: Gap): Recommendation {
  const evidence = new EvidenceList();
  evidence.add({ type: 'persona', ref: personaId, label: name, ...found });
  return {
    ...{ id: `persona_${personaId}`, type: 'persona_gap', ...said, confidence: 'indicative' },
    ...{ evidence: evidence.all, action },
  };
}
