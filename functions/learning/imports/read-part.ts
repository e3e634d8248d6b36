import { resultLineProblems as problems } from '../../../shared/learning/imports.messages.ts';
import { fileLines } from '../../imports/file-lines.ts';
import type { OnProgress } from '../../imports/file-survey.ts';
import { longestReason, type RejectedLine, reportedLines } from '../../imports/rejected-lines.entity.ts';
import { Gathered } from './gathered.ts';
import type { KnownAds } from './known-ads.ts';
import { LineReader, type ResultLine } from './line-reader.ts';
import type { Reading, ResultImportItem } from './result-import.entity.ts';

/** Lines that were refused: the first ones are told, all are counted. */
export class Refusals {
  count = 0;
  readonly first: RejectedLine[] = [];

  add(line: number, reason: string): void {
    this.count++;
    if (this.first.length < reportedLines)
      this.first.push({ line, reason: reason.slice(0, longestReason).toWellFormed() });
  }
}

/** Of a whole file, whatever its part. */
export type FileCounts = {
  received: number;
  ignored: number;
  blank: number;
  otherResults: number;
  dollars: number;
  currency: string | null;
  refused: Refusals;
};

export type ReadPart = { gathered: Gathered; counts: FileCounts; beyondPlan: Refusals };

/** Which part of the ads is read; of those that no import has, `room` at most. */
type Wanted = { part: number; room: number; known: KnownAds };
type Read = ResultImportItem & { reading: Reading };

/** Reads a file through, and gathers the ads of one part of it. */
export async function readPart(item: Read, wanted: Wanted, onProgress: OnProgress): Promise<ReadPart> {
  const reader = new LineReader(item.reading);
  const taking = new Taking(item, wanted, new Gathered(reader, { part: wanted.part, ...item.reading }));
  const headers = item.reading.columns.map(({ header }) => header);
  for await (const { lines, progress } of fileLines(item, headers)) {
    for (const line of lines) {
      const read = 'cells' in line ? reader.read(line.cells) : line;
      if ('ignored' in read) taking.counts.ignored++;
      else if ('reason' in read) taking.refuse(line.line, read.reason);
      else if ('cells' in line) taking.take(line.line, read, line.cells);
    }
    await onProgress(progress);
  }
  return taking;
}

class Taking implements ReadPart {
  readonly gathered: Gathered;
  readonly counts: FileCounts = {
    ...{ received: 0, ignored: 0, blank: 0, otherResults: 0, dollars: 0 },
    currency: null,
    refused: new Refusals(),
  };
  readonly beyondPlan = new Refusals();
  readonly #item: Read;
  readonly #known: KnownAds;
  #room: number;

  constructor(item: Read, { room, known }: Wanted, gathered: Gathered) {
    [this.#item, this.#room, this.#known] = [item, room, known];
    this.gathered = gathered;
  }

  refuse(number: number, reason: string): void {
    this.counts.received++;
    this.counts.refused.add(number, reason);
  }

  take(number: number, line: ResultLine, cells: readonly string[]): void {
    const { counts } = this;
    const { said } = this.#item;
    const currency = line.currency ?? said.currency ?? (line.dollar ? 'USD' : null);
    counts.currency ??= currency;
    if (currency !== null && currency !== counts.currency) {
      this.refuse(number, problems.otherCurrency(currency, counts.currency ?? ''));
      return;
    }
    counts.received++;
    counts.blank += Number(line.blank);
    counts.otherResults += Number(line.otherResults);
    counts.dollars += Number(line.dollar && !line.currency && !said.currency);
    this.#keep(number, line, cells);
  }

  #keep(number: number, line: ResultLine, cells: readonly string[]): void {
    const ad = this.gathered.adOf(line);
    if (!ad) return;
    const { mostAds = 0, reading } = this.#item;
    const isNew = !reading.wordsOnly && !this.gathered.ads.has(ad.key) && !this.#known.has(ad);
    if (isNew && this.#room === 0) this.beyondPlan.add(number, problems.planFull(mostAds));
    else {
      this.#room -= Number(isNew);
      this.gathered.add(ad, line, cells);
    }
  }
}
