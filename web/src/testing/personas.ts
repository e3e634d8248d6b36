import { completenessOf, missingOf } from '../../../shared/personas/completeness.ts';
import type { Persona } from '../../../shared/personas/persona.ts';
import { blankContent, noRule, sourceTypes } from '../../../shared/personas/personas.rules.ts';
import { type Source, shownSources } from '../../../shared/personas/sources.ts';

const moment = '2026-11-20T10:00:00.000Z';

/** As the API answers it. */
export function aPersona(changes: Partial<Persona> = {}, sources: readonly Source[] = []): Persona {
  const whole = {
    ...{ id: 'per_1', name: 'La gérante', color: 'teal' as const, brandId: null, match: noRule, matches: null },
    ...blankContent,
    ...{ job: 'Gérante', pains: ['passer ses soirées sur les publicités'], register: 'vous' as const },
    ...{ createdAt: moment, updatedAt: moment, version: 1 },
    ...changes,
  };
  return {
    ...whole,
    sources: shownSources(whole, sources, sourceTypes.person),
    completeness: completenessOf(whole),
    missing: missingOf(whole),
  };
}
