import { beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '../../shared/kernel/route.ts';
import { faultsOf, type House } from './faults-of.ts';
import { readHouse } from './read-house.ts';

let house: House;
let aRoute: Route;
beforeAll(async () => {
  house = await readHouse();
  const found = house.routes.find(({ operation }) => operation === 'createBoard');
  if (!found) throw new Error('no such route');
  aRoute = found;
});

const gadgetEvents = (label: string, description: string, type = 'gadget.made') => ({
  gadget: { label: 'Gadgets', readings: [], events: { [type]: { label, description } } },
});

/** A fault, what it makes of the house, and how it is told. */
const planted: [string, (house: House) => Partial<House>, RegExp][] = [
  [
    'a word named like a common room',
    ({ words }) => ({ words: { ...words, mail: { contracts: ['gadget'] } } }),
    /"mail".*common room.*choose/,
  ],
  [
    'routes of which nobody says what people lose',
    ({ words }) => ({ words: { ...words, boards: { ...words.boards, usersLose: 'Boards.' } } }),
    /shared\/boards\/word\.ts says with no sentence what people lose/,
  ],
  [
    'a contract that no word names',
    ({ contractFiles }) => ({ contractFiles: [...contractFiles, 'boards/gadget'] }),
    /boards\/gadget\.contract\.ts.*add 'gadget' to the contracts of shared\/boards\/word\.ts/,
  ],
  [
    'a contract of no word',
    ({ contractFiles }) => ({ contractFiles: [...contractFiles, 'gadgets/gadget'] }),
    /write shared\/gadgets\/word\.ts and add it to shared\/words\.ts/,
  ],
  [
    'a contract that is not there',
    ({ words }) => ({ words: { ...words, gadgets: { contracts: ['gadget'] } } }),
    /shared\/gadgets\/word\.ts names.*write shared\/gadgets\/gadget\.contract\.ts/,
  ],
  [
    'an operation named twice',
    ({ routes }) => ({ routes: [...routes, { ...aRoute, path: '/api/other', group: 'ads/ad' }] }),
    /createBoard is named twice, in boards\/board and ads\/ad.*Rename one/,
  ],
  [
    'an address answered twice, under another name of its parameter',
    ({ routes }) => ({ routes: [...routes, { ...aRoute, operation: 'otherBoard', group: 'ads/ad' }] }),
    /POST \/api\/boards is answered twice.*another address/,
  ],
  [
    'a group of no word',
    ({ routes }) => ({
      routes: [...routes, { ...aRoute, operation: 'otherBoard', path: '/api/x', group: 'gadgets/a' }],
    }),
    /"gadgets\/a", whose first part is no word/,
  ],
  [
    'a permission that nobody declares',
    ({ routes }) => ({
      routes: [...routes, { ...aRoute, operation: 'a', path: '/api/x', auth: 'gadgets:write' as Route['auth'] }],
    }),
    /a asks for gadgets:write, which no role has: declare it/,
  ],
  [
    'a prefix of ids of two things',
    ({ words }) => ({ words: { ...words, gadgets: { ids: { gadget: 'brd' } } } }),
    /begin with brd_, in boards and gadgets: choose/,
  ],
  [
    'an audit type said twice',
    ({ words }) => ({ words: { ...words, gadgets: { audit: ['board.created'] } } }),
    /board\.created is said twice, in boards and gadgets/,
  ],
  [
    'an event without example',
    ({ words }) => ({ words: { ...words, gadgets: { events: gadgetEvents('Fait', 'Un gadget est fait.') } } }),
    /gadget\.made has no example: write one in shared\/gadgets\/event-examples\.ts/,
  ],
  [
    'an event without sentence',
    ({ words }) => ({ words: { ...words, gadgets: { events: gadgetEvents('Fait', '') } } }),
    /gadget\.made needs a label and a sentence/,
  ],
  [
    'an event of another theme',
    ({ words }) => ({ words: { ...words, gadgets: { events: gadgetEvents('Fait', 'Fait.', 'board.made') } } }),
    /board\.made.*its name begins with its theme/,
  ],
  [
    'people told of what is no event',
    ({ words }) => ({ words: { ...words, gadgets: { notified: ['gadget.lost'] } } }),
    /gadget\.lost, which is no event: declare it/,
  ],
  [
    'people told without a text',
    ({ words }) => ({ words: { ...words, gadgets: { innerEvents: ['gadget.lost'], notified: ['gadget.lost'] } } }),
    /people read of gadget\.lost: write its title.*shared\/gadgets\/news\.ts/,
  ],
  [
    'an audit type that the log cannot say',
    ({ words }) => ({ words: { ...words, gadgets: { audit: ['gadget.made'] } } }),
    /no sentence for gadget\.made: write its label.*shared\/gadgets\/journal\.ts/,
  ],
  [
    'things without the door that names them',
    ({ words }) => ({ words: { ...words, gadgets: { ids: { gadget: 'gad' }, named: ['gadget'] } } }),
    /shared\/gadgets\/word\.ts and functions\/gadgets\/core\/named-things\.door\.ts do not name the same things/,
  ],
  [
    'people told of what nobody is said to read',
    ({ words }) => ({ words: { ...words, gadgets: { innerEvents: ['gadget.lost'], notified: ['gadget.lost'] } } }),
    /shared\/gadgets\/word\.ts tells people of events that no theme reads: say which permissions that takes/,
  ],
];

describe('the words', () => {
  it('hold together', () => {
    expect(faultsOf(house)).toEqual([]);
  });

  it.each(planted)('are refused with a sentence for %s', (_, plant, sentence) => {
    const faults = faultsOf({ ...house, ...plant(house) });
    expect(faults.join('\n')).toMatch(sentence);
  });
});
