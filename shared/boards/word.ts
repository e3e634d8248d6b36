import type { Word } from '../kernel/word.ts';
import { queues } from './queues.ts';
import { searched } from './searched.ts';

export const boards = {
  usersLose: 'People cannot open their boards, save ads or show a shared board.',
  contracts: ['board', 'card', 'comments'],
  ids: { board: 'brd', column: 'col', savedAd: 'sav', share: 'shr', comment: 'cmt' },
  named: ['board', 'savedAd'],
  searched,
  audit: [
    'board.created',
    'board.updated',
    'board.deleted',
    'board.shared',
    'board.unshared',
    'ad.saved',
    'ad.moved',
    'ad.unsaved',
    'saved_ad.updated',
    'saved_ads.edited',
    'comment.created',
    'comment.updated',
    'comment.deleted',
    'comment.restored',
    'comment.received',
  ],
  events: {
    board: {
      label: 'Boards',
      readings: ['boards:read'],
      events: {
        'board.created': { label: 'Board créé', description: 'Un board a été créé.' },
        'board.updated': {
          label: 'Board modifié',
          description: 'Le nom, la couleur, les colonnes, le propriétaire ou le client d’un board ont changé.',
        },
        'board.deleted': { label: 'Board supprimé', description: 'Un board et son contenu ont été supprimés.' },
      },
    },
    ad: {
      label: 'Annonces enregistrées',
      readings: ['boards:read'],
      events: {
        'ad.saved': { label: 'Annonce enregistrée', description: 'Une annonce a été enregistrée sur un board.' },
        'ad.unsaved': { label: 'Annonce retirée', description: 'Une annonce a été retirée d’un board.' },
        'ad.moved': { label: 'Annonce déplacée', description: 'Une annonce a changé de place sur un board.' },
      },
    },
  },
  innerEvents: ['board.comment_mentioned', 'board.comment_received'],
  notified: ['board.comment_mentioned', 'board.comment_received'],
  toldTo: ['boards:read'],
  queues,
} as const satisfies Word;
