import { resultImportProblems as problems } from '../../../shared/learning/imports.messages.ts';
import { learningLimits } from '../../../shared/learning/learning.rules.ts';
import { Bites } from '../../imports/bites.ts';
import { FileProblem } from '../../imports/file-layout.ts';
import type { ImportJob } from '../../imports/import-job.ts';
import type { StoredAd } from '../core/stored-result.ts';
import { type Gathered, storedAd, storedRows } from './gathered.ts';
import { ImportTally } from './import-tally.ts';
import { warningsOf } from './import-warnings.ts';
import { KnownAds } from './known-ads.ts';
import { type FileCounts, type ReadPart, readPart } from './read-part.ts';
import type { Reading, ResultImportItem, StoredSoFar } from './result-import.entity.ts';
import { writeParts } from './result-parts.ts';

/** Of ads that are packed together, in characters: a third of that is left. */
const groupWeight = 900_000;

/** Stores what a file holds, one part of its ads after the other, or looks what would become of it. */
export class ResultStore {
  readonly #job: ImportJob<ResultImportItem>;
  readonly #until: number;
  #known = new KnownAds();

  constructor(job: ImportJob<ResultImportItem>, until: number) {
    this.#job = job;
    this.#until = until;
  }

  get #item() {
    return this.#job.item as ResultImportItem & { reading: Reading };
  }

  /** False when time is up before the end. */
  async storeAll(): Promise<boolean> {
    const { workspaceId, dryRun, reading } = this.#item;
    this.#known = await KnownAds.read(workspaceId, { named: reading.wordsOnly });
    if (this.#known.imports >= learningLimits.imports) throw new FileProblem(problems.tooManyImports);
    for (let part = this.#item.stored?.passes ?? 0; part < reading.parts; part++) {
      if (!dryRun && part > 0 && performance.now() > this.#until) return false;
      await this.#storePart(part);
    }
    const { stored } = this.#item;
    if (stored) await this.#job.note({ warnings: warningsOf({ ...this.#item, stored }) });
    return true;
  }

  async #storePart(part: number): Promise<void> {
    const { parts } = this.#item.reading;
    const shown = (done: number) => this.#job.progress(0.2 + (0.8 * (part + done)) / parts);
    const read = await readPart(this.#item, { part, room: this.#room(), known: this.#known }, (done) =>
      shown(done * 0.6),
    );
    const { gathered, counts, beyondPlan } = read;
    if (counts.received === 0) throw new FileProblem(problems.onlyTotals);
    if (this.#known.rows + (this.#item.rows ?? 0) + gathered.rows > learningLimits.rows)
      throw new FileProblem(problems.tooManyRows());
    const tally = new ImportTally();
    const next = await this.#write(gathered, tally, (done) => shown(0.6 + done * 0.4));
    if (part === 0) await this.#job.keepRefused(counts.refused.first, 'read');
    await this.#job.keepRefused(beyondPlan.first, part);
    await this.#job.note(this.#after(part, read, tally, next));
  }

  #room(): number {
    const { mostAds, created } = this.#item;
    return mostAds === undefined ? Number.POSITIVE_INFINITY : Math.max(0, mostAds - this.#known.size - created);
  }

  /** Another slice may have known others. */
  #isSameBook(): boolean {
    const { stored } = this.#item;
    return !stored || stored.known?.version === this.#known.version;
  }

  /** Answers the number of the next part. */
  async #write({ ads }: Gathered, tally: ImportTally, onProgress: (done: number) => Promise<void>): Promise<number> {
    const { dryRun, stored } = this.#item;
    let next = stored?.parts ?? 0;
    let [group, weight, done]: [StoredAd[], number, number] = [[], 0, 0];
    const bites = new Bites();
    const flush = async () => {
      next = await writeParts(this.#item, next, group);
      [group, weight] = [[], 0];
    };
    for (const ad of ads.values()) {
      const rows = storedRows(ad);
      tally.add(ad, rows, this.#known);
      done++;
      if (!dryRun) {
        const one = storedAd(ad, rows);
        group.push(one);
        weight += weightOf(one);
        if (weight > groupWeight) await flush();
      }
      if (!bites.isOver) continue;
      await onProgress(done / ads.size);
      await bites.rest();
    }
    if (group.length > 0) await flush();
    return next;
  }

  #after(part: number, { counts, beyondPlan }: ReadPart, tally: ImportTally, parts: number): Partial<ResultImportItem> {
    const item = this.#item;
    const first = part === 0 ? [...counts.refused.first] : [];
    const ofFile = part === 0 ? counts.refused.count : 0;
    const refused = [...first, ...beyondPlan.first];
    return {
      ...tally.addedTo(item),
      ...this.#job.withRefused(refused, ofFile + beyondPlan.count),
      ...(part === 0 && { received: counts.received, ignored: counts.ignored }),
      stored: {
        ...{ passes: part + 1, parts, currency: counts.currency, told: toldOf(counts, tally, item.stored) },
        ...(this.#isSameBook() && { known: { version: this.#known.version, ads: this.#known.size } }),
      },
      progress: 0.2 + (0.8 * (part + 1)) / item.reading.parts,
    };
  }
}

const toldOf = ({ blank, otherResults, dollars }: FileCounts, tally: ImportTally, before: StoredSoFar | undefined) => ({
  added: (before?.told.added ?? 0) + tally.added,
  ...{ blank, otherResults, dollars },
});

const weightOf = ({ text, headline, description, rows }: StoredAd): number =>
  300 + (text?.length ?? 0) + (headline?.length ?? 0) + (description?.length ?? 0) + rows.length * 40;
