import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { BoardColor } from '../../../shared/boards/boards.rules.ts';
import type { MatchRule, PersonaContent } from '../../../shared/personas/personas.rules.ts';
import type { Source } from '../../../shared/personas/sources.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { versioned } from '../../platform/db/versioned.ts';

/** Someone whom texts are written for: what is known of the kind of people, never of one of them. */
export const Persona = defineEntity({
  model: { service: 'reclame', entity: 'persona', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    personaId: { type: 'string', required: true },
    name: { type: 'string', required: true },
    color: { type: CustomAttributeType<BoardColor>('string'), required: true },
    brandId: { type: 'string' },
    content: { type: CustomAttributeType<PersonaContent>('any'), required: true },
    match: { type: CustomAttributeType<MatchRule>('any'), required: true },
    /** Of the fields that a suggestion filled. */
    sources: { type: CustomAttributeType<Source[]>('any'), required: true },
    ...versioned,
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['personaId'], casing: 'none' },
    },
  },
});

export type PersonaItem = EntityItem<typeof Persona>;
