import { exampleAd } from '../ads/event-examples.ts';
import { changedExample, madeExample } from '../kernel/example-times.ts';
import type { EventExamples } from '../kernel/word.ts';
import type { Board } from './board.contract.ts';
import { defaultColumns } from './boards.rules.ts';
import type { SavedAd } from './card.contract.ts';
import type { boards } from './word.ts';

const board: Board = {
  id: 'brd_01K53Y1F7H9K2N4P6R8S0T2V4X',
  name: 'Automne 2026',
  description: 'Les accroches de nos concurrents',
  color: 'vermilion',
  columns: [
    { id: 'col_01K53Y1F7J3M5P7R9T1V3X5Z7B', name: defaultColumns[0], savedAdCount: 0 },
    { id: 'col_01K53Y1F7K4N6Q8S0V2X4Z6B8D', name: defaultColumns[1], savedAdCount: 0 },
  ],
  savedAdCount: 0,
  ownerId: 'usr_01K53Y6T1V3X5Z7B9D1F3H5K7M',
  clientId: 'cli_01K53YT2V4X6Z8B0D2F4H6K8M0',
  example: false,
  shareUrl: null,
  shareExpiresAt: null,
  shareAllowsComments: false,
  shareShowsNotes: false,
  shareShowsWorkspace: false,
  ...madeExample,
};

const savedAd: SavedAd = {
  id: 'sav_01K53Y4Q8S0V2X4Z6B8D0F2H4K',
  boardId: board.id,
  columnId: 'col_01K53Y1F7J3M5P7R9T1V3X5Z7B',
  position: 'a0',
  adId: exampleAd.id,
  ad: exampleAd,
  live: { active: true, endedAt: null, gone: false },
  note: 'Promesse claire au premier regard',
  tags: ['accroche'],
  savedBy: { id: 'usr_01K53Y6T1V3X5Z7B9D1F3H5K7M', name: 'Camille Moreau' },
  commentCount: 0,
  ...madeExample,
};

export const eventExamples: EventExamples<typeof boards> = {
  'board.created': { board },
  'board.updated': { board: { ...board, ...changedExample, name: 'Automne et hiver 2026' } },
  'board.deleted': { id: board.id },
  'ad.saved': { savedAd },
  'ad.unsaved': { id: savedAd.id, boardId: savedAd.boardId, adId: savedAd.adId },
  'ad.moved': { savedAd: { ...savedAd, ...changedExample, columnId: 'col_01K53Y1F7K4N6Q8S0V2X4Z6B8D' } },
};
