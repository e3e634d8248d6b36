import { figureImportProblems, figureLineProblems } from '../../../shared/campaigns/imports.messages.ts';
import { FileProblem } from '../../imports/file-layout.ts';
import type { ImportJob } from '../../imports/import-job.ts';
import type { WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import type { CampaignImportItem, Reading } from './campaign-import.entity.ts';
import { withChanged } from './changed-campaigns.ts';
import { type Gathered, rounded } from './gathered.ts';
import { boundsOf, totalOf, withSums } from './import-sums.ts';
import { warning, warningsOf } from './import-warnings.ts';
import { foundIn, KnownCampaigns } from './known-campaigns.ts';
import { makeCampaigns } from './make-campaigns.ts';
import { type AdPlaces, planUnit, rejectedOf, type Unit } from './plan-unit.ts';
import { type FileCounts, readPart } from './read-part.ts';
import { countMatched, namesOf } from './shown-names.ts';
import { type Outcome, storeUnit } from './store-units.ts';

/** Campaigns that are worked on side by side. */
const unitsAtOnce = 16;

/** Stores what a file holds, part after part and campaign after campaign, or looks what would become of it. */
export class FileStore {
  readonly #job: ImportJob<CampaignImportItem>;
  readonly #workspace: WorkspaceItem;
  readonly #until: number;
  readonly #seenAds = new Map<string, AdPlaces>();
  #known = new KnownCampaigns();

  constructor(job: ImportJob<CampaignImportItem>, workspace: WorkspaceItem, until: number) {
    this.#job = job;
    this.#workspace = workspace;
    this.#until = until;
  }

  get #item() {
    return this.#job.item as CampaignImportItem & { reading: Reading };
  }

  /** False when time is up before the end. */
  async storeAll(): Promise<boolean> {
    const { parts } = this.#item.reading;
    this.#known = await KnownCampaigns.read(this.#item.workspaceId);
    const { campaignId } = this.#item;
    if (campaignId && !this.#known.byId(campaignId)) throw new FileProblem(figureLineProblems.gone);
    for (let part = this.#item.stored?.part ?? 0; part < parts; part++) {
      const { gathered, counts } = await readPart(this.#item, part, (progress) =>
        this.#job.progress(0.2 + (0.8 * (part + progress * 0.4)) / parts),
      );
      if (!this.#item.stored) await this.#noteRead(gathered, counts);
      if (!(await this.#storePart(gathered, part))) return false;
    }
    const { overLimit = 0 } = this.#item.campaigns ?? {};
    if (overLimit > 0)
      await this.#job.note({ warnings: [...(this.#item.warnings ?? []), warning('over_limit', overLimit)] });
    return true;
  }

  /** Keeps what is to be said of the lines of the file, whatever becomes of its rows. */
  async #noteRead(gathered: Gathered, counts: FileCounts): Promise<void> {
    if (counts.received === 0) throw new FileProblem(figureImportProblems.onlyTotals);
    await this.#job.keepRefused(counts.rejected, 'read');
    const matched = countMatched(gathered, this.#item, this.#known);
    await this.#job.note({
      ...this.#job.withRefused(counts.rejected, counts.refused),
      received: counts.received,
      ignored: counts.ignored,
      warnings: warningsOf(this.#item.reading, gathered, counts),
      names: this.#item.campaignId ? [] : namesOf(gathered, this.#item, this.#known),
      campaigns: { created: 0, matched, overLimit: 0 },
      stored: { part: 0, campaigns: 0 },
      ...(counts.refusedSpend !== undefined && { refusedSpend: rounded(counts.refusedSpend) }),
      ...(counts.fileTotal && { fileTotal: totalOf(counts.fileTotal) }),
    });
  }

  async #storePart(gathered: Gathered, part: number): Promise<boolean> {
    const { dryRun, stored } = this.#item;
    const all = [...gathered.campaigns.values()];
    const first = stored?.part === part ? stored.campaigns : 0;
    for (let at = first; at < all.length; at += unitsAtOnce) {
      if (!dryRun && at > first && performance.now() > this.#until) return false;
      await this.#storeSome(all.slice(at, at + unitsAtOnce), { part, at, of: all.length });
    }
    await this.#job.note({ stored: { part: part + 1, campaigns: 0 } });
    return true;
  }

  async #storeSome(
    some: Unit['gathered'][],
    { part, at, of }: { part: number; at: number; of: number },
  ): Promise<void> {
    const { reading } = this.#item;
    const filled = some.filter(({ rows }) => rows.length > 0);
    const units = await this.#unitsOf(filled, part);
    const outcomes = await Promise.all(units.map((unit) => storeUnit(this.#item, unit)));
    const refused = units.flatMap(rejectedOf);
    await this.#job.keepRefused(refused, part * 1_000 + Math.floor(at / unitsAtOnce));
    const sum = (act: keyof Outcome) => outcomes.reduce((all, outcome) => all + outcome[act], 0);
    const done = Math.min(of, at + unitsAtOnce);
    await this.#job.note({
      ...this.#job.withRefused(refused),
      created: this.#item.created + sum('created'),
      updated: this.#item.updated + sum('updated'),
      skipped: this.#item.skipped + sum('unchanged'),
      ...withChanged(
        this.#item,
        units.flatMap(({ campaign }, at) => (campaign && isChanged(outcomes[at]) ? [campaign.campaignId] : [])),
      ),
      sums: withSums(this.#item.sums ?? [], units),
      ...boundsOf(this.#item, units),
      stored: { part, campaigns: done },
      progress: 0.2 + (0.8 * (part + 0.4 + (0.6 * done) / of)) / reading.parts,
    });
  }

  /** With their campaigns made. Those that others made meanwhile are looked for again. */
  async #unitsOf(filled: Unit['gathered'][], part: number): Promise<Unit[]> {
    const units = await this.#plan(filled);
    if (await this.#make(units, part)) return units;
    this.#known = await KnownCampaigns.read(this.#item.workspaceId);
    const found = units.filter(({ isNew, gathered }) => isNew && foundIn(this.#known, gathered, this.#item)).length;
    const { campaigns = { created: 0, matched: 0, overLimit: 0 } } = this.#item;
    await this.#job.note({ campaigns: { ...campaigns, matched: campaigns.matched + found } });
    return this.#unitsOf(filled, part);
  }

  #plan(filled: Unit['gathered'][]): Promise<Unit[]> {
    const seenAds = this.#item.dryRun ? this.#seenAds : undefined;
    return Promise.all(filled.map((one) => planUnit(one, { item: this.#item, known: this.#known, seenAds })));
  }

  /** Makes the campaigns that are not there yet; a look only counts them. False where others named some meanwhile. */
  async #make(units: Unit[], part: number): Promise<boolean> {
    const wanted = units.filter(({ isNew, rows }) => isNew && rows.length > 0);
    if (!this.#item.dryRun) {
      const after = await makeCampaigns({ item: this.#item, workspace: this.#workspace, known: this.#known }, units);
      if (!after) return false;
      this.#job.item = after;
    } else if (part === 0 && wanted.length > 0) {
      const campaigns = this.#item.campaigns ?? { created: 0, matched: 0, overLimit: 0 };
      await this.#job.note({ campaigns: { ...campaigns, created: campaigns.created + wanted.length } });
    }
    return true;
  }
}

const isChanged = (outcome: Outcome | undefined): boolean =>
  outcome !== undefined && outcome.created + outcome.updated > 0;
