import type { Word } from '../kernel/word.ts';

export const ugc = {
  usersLose: 'People cannot lead their campaigns with creators: briefs, offers, deliverables, rights and what is due.',
  contracts: ['brand', 'creator'],
  ids: { creator: 'crt', creatorChange: 'crc', relationChange: 'rlc', spaceSession: 'sps' },
  audit: [
    'ugc_brand.created',
    'ugc_brand.updated',
    'ugc_creator.added',
    'ugc_creator.updated',
    'ugc_creator.forgotten',
  ],
  named: ['creator'],
  counted: ['ugcCreators'],
} as const satisfies Word;
