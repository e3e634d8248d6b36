import type { Word } from '../kernel/word.ts';
import { searched } from './searched.ts';

export const personas = {
  usersLose: 'People cannot read, write or have suggested the personas that their texts are written for.',
  contracts: ['persona', 'suggestion'],
  ids: { persona: 'per' },
  named: ['persona'],
  searched,
  audit: ['persona.created', 'persona.updated', 'persona.deleted'],
  counted: ['personas'],
  events: {
    persona: {
      label: 'Personas',
      readings: ['personas:read'],
      events: { 'persona.created': { label: 'Persona créé', description: 'Un persona a été créé.' } },
    },
  },
} as const satisfies Word;
