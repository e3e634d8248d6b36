import type { MatchRule, PersonaContent } from '../../../shared/personas/personas.rules.ts';
import type { Source } from '../../../shared/personas/sources.ts';

/** What one source, or several together, say of a persona. */
export type Said = { name: string; content: Partial<PersonaContent>; match: MatchRule | null; sources: Source[] };
