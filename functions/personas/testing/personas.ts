import type { RouteInput } from '../../../shared/kernel/route.ts';
import { createPersona } from '../../../shared/personas/persona.contract.ts';
import { call } from '../../platform/testing/call.ts';

export const personaBody: RouteInput<typeof createPersona>['body'] = {
  name: 'La directrice de boutique',
  summary: 'Tient une boutique et fait seule sa publicité.',
  job: 'Gérante',
  industry: 'fashion',
  goals: ['remplir la boutique en semaine'],
  pains: ['passer ses soirées sur les publicités', 'payer des annonces que personne ne regarde'],
  objections: [{ objection: 'c’est trop cher', answer: 'sans engagement' }],
  vocabulary: ['boutique', 'clientes'],
  channels: ['instagram'],
  register: 'vous',
  match: { industries: ['fashion'], jobLevels: ['executive'] },
};

export const newPersona = async (token: string, body: object = {}) =>
  (await call(createPersona, { token, body: { ...personaBody, ...body } })).data.persona;
