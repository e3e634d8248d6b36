import type { Word } from '../kernel/word.ts';
import { queues } from './queues.ts';
import { searched } from './searched.ts';

export const clients = {
  usersLose: 'People cannot open, make or change their clients.',
  contracts: ['client', 'client-names'],
  ids: { client: 'cli', logo: 'lgo' },
  named: ['client'],
  searched,
  audit: ['client.created', 'client.updated', 'client.deleted', 'client.restored', 'client.merged'],
  counted: ['clients'],
  events: {
    client: {
      label: 'Clients',
      readings: ['clients:read'],
      events: {
        'client.created': { label: 'Client créé', description: 'Un client a été créé.' },
        'client.updated': { label: 'Client modifié', description: 'Les données d’un client ont changé.' },
        'client.deleted': { label: 'Client supprimé', description: 'Un client a été supprimé, ou réuni à un autre.' },
      },
    },
  },
  queues,
} as const satisfies Word;
