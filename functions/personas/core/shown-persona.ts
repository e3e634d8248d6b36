import { completenessOf, missingOf } from '../../../shared/personas/completeness.ts';
import type { Matches, Persona as ShownPersona } from '../../../shared/personas/persona.ts';
import { asksNothing, type MatchRule, prospectsOf, sourceTypes } from '../../../shared/personas/personas.rules.ts';
import { shownSources } from '../../../shared/personas/sources.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { countResembling } from '../../prospects/search/resembling.door.ts';
import type { PersonaItem } from './persona.entity.ts';

/** With what was stored alone: who resembles it is counted apart. */
export const shownPersona = (item: PersonaItem, matches: Matches | null = null): ShownPersona => ({
  id: item.personaId,
  name: item.name,
  color: item.color,
  brandId: item.brandId ?? null,
  ...item.content,
  match: item.match,
  sources: shownSources(item.content, item.sources, sourceTypes.person),
  completeness: completenessOf(item.content),
  missing: missingOf(item.content),
  matches,
  createdAt: item.createdAt,
  updatedAt: item.updatedAt,
  version: item.version,
});

type Asker = Pick<Actor, 'workspaceId' | 'permissions'>;

/** Of each rule, in their order, who resembles it as of now; null of one that asks for nothing, and for who may not read prospects. */
export async function matchesOf(actor: Asker, rules: readonly MatchRule[]): Promise<(Matches | null)[]> {
  const asking = actor.permissions.has('prospects:read') ? rules.filter((rule) => !asksNothing(rule)) : [];
  const counts = await countResembling(actor.workspaceId, asking.map(prospectsOf));
  return rules.map((rule) => counts[asking.indexOf(rule)] ?? null);
}

export async function shownWithMatches(actor: Asker, item: PersonaItem): Promise<ShownPersona> {
  const [matches = null] = await matchesOf(actor, [item.match]);
  return shownPersona(item, matches);
}
