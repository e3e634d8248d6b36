import type { Provenance } from './provenance.ts';

/** Who wrote words, said to people. */
export function saidOfWords({ kind, model }: Pick<Provenance, 'kind' | 'model'>): string {
  if (kind === 'composed') return 'Composé par le moteur intégré à partir de vos faits.';
  const by = `Écrit par ${model ?? 'un modèle'}, vérifié par Réclame`;
  return kind === 'ai_generated' ? `${by}.` : `${by}, retouché par une personne.`;
}
