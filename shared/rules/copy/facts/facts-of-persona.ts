import { fold } from '../../../kernel/fold.ts';
import type { PersonaFacts } from '../fit/persona-facts.ts';
import { asDoubt } from './as-doubt.ts';
import type { Evidence, FactKind } from './fact.ts';

type Given = { id: string; kind: FactKind; text: string; evidence: Omit<Evidence, 'id'> };

const longest = 200;

/** What a persona suffers from, wants and doubts, but for what the brief says already. */
export function factsOfPersona(persona: PersonaFacts, said: readonly Given[]): Given[] {
  const known = new Set(said.map(({ text }) => fold(text)));
  const at = (kind: FactKind, path: string, label: string, text: string, quote = text): Given => ({
    id: `persona${path[0]?.toUpperCase()}${path.slice(1)}`,
    kind,
    text,
    evidence: {
      type: 'persona',
      ref: persona.id,
      path,
      label: `${label} de\u00a0: ${persona.name}`,
      quote: quote.slice(0, longest),
      figures: null,
    },
  });
  return [
    ...persona.pains.map((text, index) => at('pain', `pains.${index}`, 'Problème', text)),
    ...persona.goals.map((text, index) => at('benefit', `goals.${index}`, 'But', text)),
    ...persona.objections.flatMap(({ objection, answer }, index) =>
      answer
        ? [
            at('objection', `objections.${index}.objection`, 'Objection', asDoubt(objection), objection),
            at('answer', `objections.${index}.answer`, 'Réponse à une objection', answer),
          ]
        : [],
    ),
  ].filter(({ text }) => !known.has(fold(text)));
}
