import type { Construction } from '../constructions/construction.ts';
import type { Fact } from '../facts/fact.ts';
import { toReader } from '../french/possessives.ts';
import { infinitiveOf } from '../french/said.ts';
import { capitalised } from '../french/typography.ts';
import type { Piece } from './fill.ts';
import type { Pools } from './pools.ts';
import { type Sentence, sentenceOf } from './sentence.ts';

const [fewest, most] = [3, 5];

/** Three to five facts, a line each, under a line that opens them; all of them are said in one way. */
export function listBlocks({ of, facts, voice }: Pools): Sentence[] {
  const told = facts.filter(({ kind, id }) => (kind === 'benefit' || kind === 'feature') && id !== 'description');
  const done = told.filter(({ shape, phrase }) => shape === 'infinitive' && phrase);
  const things = told.filter(({ shape }) => shape === 'noun');
  return of('list').flatMap((opening) => {
    const asActs = opening.construction.id === 'list_with';
    const chosen = (asActs ? done : things).slice(0, most);
    if (chosen.length < fewest) return [];
    const lines = chosen.flatMap((fact) => {
      const text =
        asActs && fact.phrase ? infinitiveOf(fact.phrase, voice.register) : toReader(fact.text, voice.register);
      return text ? [lineOf(fact, text)] : [];
    });
    if (lines.length < fewest) return [];
    return [sentenceOf(blockOf(opening.construction), [...opening.pieces, ...lines.flat()], chosen, voice)];
  });
}

const lineOf = (fact: Fact, text: string): Piece[] => [
  { text: '\n✓ ', fact: null },
  { text: capitalised(text), fact },
];

const blockOf = (opening: Construction): Construction => ({ ...opening, id: opening.id, role: 'list' });
