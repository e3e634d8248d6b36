import type { Part } from './catalogue.ts';
import type { Groups } from './groups.ts';

/** Room for what is known of each group, used by one search after the other: what another round wrote counts for nothing. */
class GroupRoom {
  round = 0;
  rounds = new Uint32Array(0);
  docs = new Uint32Array(0);
  parts = new Uint16Array(0);
  values = new Float64Array(0);

  begin(count: number): this {
    if (this.rounds.length < count) {
      this.rounds = new Uint32Array(count);
      this.docs = new Uint32Array(count);
      this.parts = new Uint16Array(count);
      this.values = new Float64Array(0);
      this.round = 0;
    }
    if (this.round === 2 ** 32 - 1) {
      this.rounds.fill(0);
      this.round = 0;
    }
    this.round++;
    return this;
  }

  withValues(count: number): this {
    this.begin(count);
    if (this.values.length < count) this.values = new Float64Array(this.rounds.length);
    return this;
  }
}

const rooms: GroupRoom[] = [];
const bestRoom = new GroupRoom();

/** Which ads are the first of their group that are met, part after part. Holds until as many folds are made anew. */
export class Fold {
  /** How many groups were met. */
  groups = 0;
  private readonly room: GroupRoom;
  private readonly all: Groups;

  /** `place` tells the folds of one search apart. */
  constructor(all: Groups, place: number) {
    rooms[place] ??= new GroupRoom();
    this.room = (rooms[place] as GroupRoom).begin(all.count);
    this.all = all;
  }

  /** Calls back with each ad, whether it is the first of its group, and which one was. Answers the first ones, in the room given. */
  split(
    at: number,
    docs: Uint32Array,
    firsts: Uint32Array,
    later: (doc: number, group: number, firstPart: number, firstDoc: number) => void,
  ): Uint32Array {
    const { rounds, round, docs: firstDocs, parts } = this.room;
    const groups = this.all.numbers[at] as Uint32Array;
    let count = 0;
    for (let index = 0; index < docs.length; index++) {
      const doc = docs[index] as number;
      const group = groups[doc] as number;
      if (rounds[group] === round) {
        later(doc, group, parts[group] as number, firstDocs[group] as number);
        continue;
      }
      rounds[group] = round;
      firstDocs[group] = doc;
      parts[group] = at;
      firsts[count++] = doc;
    }
    this.groups += count;
    return firsts.subarray(0, count);
  }
}

/** The ad of each group that stands first in an order, of all parts; of equal ones, that of the first id. */
export class BestOfGroups {
  private readonly room: GroupRoom;
  private readonly all: Groups;
  private readonly parts: readonly Part[];

  constructor(all: Groups, parts: readonly Part[]) {
    this.room = bestRoom.withValues(all.count);
    this.all = all;
    this.parts = parts;
  }

  /** Takes the ads of a part, `valueAt` their places. */
  offer(part: Part, at: number, docs: Uint32Array, valueAt: (at: number) => number): void {
    const { rounds, round, docs: best, parts, values } = this.room;
    const groups = this.all.numbers[at] as Uint32Array;
    for (let index = 0; index < docs.length; index++) {
      const doc = docs[index] as number;
      const group = groups[doc] as number;
      const value = valueAt(index);
      if (rounds[group] === round && !this.isBefore(part, doc, value, group)) continue;
      rounds[group] = round;
      best[group] = doc;
      parts[group] = at;
      values[group] = value;
    }
  }

  /** The value of each of the ads that stands for its group, NaN for the others. */
  valuesOf(at: number, docs: Uint32Array): (index: number) => number {
    const { docs: best, parts, values } = this.room;
    const groups = this.all.numbers[at] as Uint32Array;
    return (index) => {
      const doc = docs[index] as number;
      const group = groups[doc] as number;
      return best[group] === doc && parts[group] === at ? (values[group] as number) : Number.NaN;
    };
  }

  private isBefore(part: Part, doc: number, value: number, group: number): boolean {
    const known = this.room.values[group] as number;
    if (value !== known) return value > known;
    const holder = this.parts[this.room.parts[group] as number];
    // Ads of one part come in the order of their ids.
    if (holder === undefined || holder === part) return false;
    return part.segment.idOf(doc) < holder.segment.idOf(this.room.docs[group] as number);
  }
}
