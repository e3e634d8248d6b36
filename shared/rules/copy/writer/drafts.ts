import type { Seeded } from '../../../kernel/seeded.ts';
import type { Role } from '../constructions/construction.ts';
import { type Draft, draftOf, mayFollow } from './draft.ts';
import { type Plan, plans, type Step } from './frameworks.ts';
import { listBlocks } from './list-block.ts';
import type { Pools } from './pools.ts';
import type { Sentence } from './sentence.ts';

/** How long a text may be, in graphemes, and how much of it is wanted. */
export type Room = { most: number; wanted: number };

const tries = 2_000;

/** Texts of hooks, frameworks and facts, in an order that the chances decide; none is cut. */
export function draftsOf(pools: Pools, room: Room, chances: Seeded, most: number): Draft[] {
  const openings = plans
    .map((plan) => ({ plan, hooks: openersOf(pools, plan, room) }))
    .filter(({ hooks }) => hooks.length > 0);
  const blocks = room.most >= 200 ? listBlocks(pools).filter(({ length }) => length < room.most) : [];
  if (openings.length === 0) return [];
  const found = new Map<string, Draft>();
  for (let at = 0; at < tries && found.size < most; at++) {
    const { plan, hooks } = chances.pick(openings);
    const byKind = chances.pick(hooks);
    const hook = chances.pick(byKind);
    const block = blocks.length > 0 && chances.chance(0.3) ? chances.pick(blocks) : null;
    const draft = block ? listed(pools, hook, block, room, chances) : built(pools, plan, hook, room, chances);
    if (draft) found.set(draft.text, draft);
  }
  const drafts = [...found.values()];
  // Nobody buys what has no name; where there is no room for one, or none that can be said, the network shows it beside.
  const named = drafts.filter(({ sentences }) => sentences.some(({ names }) => names));
  return named.length > 0 ? named : drafts;
}

/** By construction, so that one with many facts is not drawn more often than one with few. */
function openersOf({ of }: Pools, { opensOn }: Plan, room: Room): Sentence[][] {
  const groups = new Map<string, Sentence[]>();
  for (const hook of of('hook')) {
    if (hook.leans || !opensOn(hook) || hook.length >= room.most) continue;
    const group = groups.get(hook.construction.id);
    if (group) group.push(hook);
    else groups.set(hook.construction.id, [hook]);
  }
  return [...groups.values()];
}

function built(pools: Pools, plan: Plan, hook: Sentence, room: Room, chances: Seeded): Draft | null {
  const sentences = [hook];
  let length = hook.length;
  const reserve = shortestCall(pools);
  const last = plan.steps.length;
  for (const [at, { role, maybe }] of plan.steps.entries()) {
    const wanting = (room.wanted - length) / (last - at);
    if (maybe && !chances.chance(wanting > 45 ? 0.9 : wanting > 20 ? 0.6 : 0.3)) continue;
    const next = chosen(pools, role, sentences, room.most - length - 1 - reserve, chances);
    if (next) {
      sentences.push(next);
      length += next.length + 1;
    } else if (!maybe) return null;
  }
  return closed(pools, plan.type, sentences, length, room, chances);
}

function listed(pools: Pools, hook: Sentence, block: Sentence, room: Room, chances: Seeded): Draft | null {
  if (!mayFollow([hook], block)) return null;
  const sentences = [hook, block];
  let length = hook.length + block.length + 1;
  const extras: Step[] = [{ role: 'proof' }, { role: 'objection' }, { role: 'offer' }];
  for (const { role } of extras) {
    const next = chosen(pools, role, sentences, room.most - length - 1 - shortestCall(pools), chances);
    if (!next) continue;
    sentences.push(next);
    length += next.length + 1;
  }
  return closed(pools, 'list', sentences, length, room, chances);
}

/** What asks comes last; a text without room for it stands as it is. */
function closed(
  pools: Pools,
  type: Plan['type'],
  sentences: Sentence[],
  length: number,
  room: Room,
  chances: Seeded,
): Draft | null {
  const call = chosen(pools, 'call', sentences, room.most - length - 1, chances);
  const all = call ? [...sentences, call] : sentences;
  if (all.length === 1 && room.most >= 60) return null;
  if (room.most >= 60 && saysLittle(all)) return null;
  const draft = draftOf(type, all);
  return draft.length <= room.most ? draft : null;
}

/** One feature is no reason to read on. */
function saysLittle(sentences: readonly Sentence[]): boolean {
  const said = sentences.flatMap(({ facts }) => facts).filter(({ kind }) => kind !== 'product');
  return said.length === 1 && said[0]?.kind === 'feature';
}

const shortestCall = ({ of }: Pools): number => {
  const lengths = of('call').map(({ length }) => length);
  return lengths.length === 0 ? 0 : Math.min(...lengths) + 1;
};

const mostDrawn = 12;

function chosen(
  { of }: Pools,
  role: Role,
  before: readonly Sentence[],
  most: number,
  chances: Seeded,
): Sentence | null {
  const pool = of(role);
  if (pool.length === 0) return null;
  for (let at = 0; at < mostDrawn; at++) {
    const next = chances.pick(pool);
    if (next.length <= most && mayFollow(before, next)) return next;
  }
  return pool.find((next) => next.length <= most && mayFollow(before, next)) ?? null;
}
