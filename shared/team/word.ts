import type { Word } from '../kernel/word.ts';
import { queues } from './queues.ts';

export const team = {
  usersLose: 'People cannot invite anyone, join a workspace, or change who may do what in theirs.',
  contracts: ['member', 'invitation'],
  ids: { invitation: 'inv' },
  audit: [
    'member.joined',
    'member.left',
    'member.removed',
    'member.changed',
    'member.second_factor_reset',
    'invitation.created',
    'invitation.resent',
    'invitation.revoked',
  ],
  events: {
    member: {
      label: 'Équipe',
      readings: ['team:read'],
      events: {
        'member.joined': { label: 'Membre arrivé', description: 'Une personne a rejoint l’espace de travail.' },
        'member.removed': {
          label: 'Membre parti',
          description: 'Une personne a quitté l’espace de travail, ou en a été retirée.',
        },
        'member.role_changed': { label: 'Rôle changé', description: 'Le rôle d’un membre a changé.' },
      },
    },
  },
  notified: ['member.joined', 'member.role_changed'],
  toldTo: ['team:manage'],
  queues,
} as const satisfies Word;
