import { type CampaignPlatform, campaignPlatforms } from '../../../shared/campaigns/campaigns.rules.ts';
import { figureImportProblems, figureLineProblems as problems } from '../../../shared/campaigns/imports.messages.ts';
import { atFirstUse } from '../../../shared/kernel/at-first-use.ts';
import { fold } from '../../../shared/kernel/fold.ts';
import { counters } from '../../../shared/rules/counters.ts';
import { FileProblem } from '../../imports/file-layout.ts';
import { fileLines } from '../../imports/file-lines.ts';
import type { OnProgress } from '../../imports/file-survey.ts';
import { longestReason, type RejectedLine, reportedLines } from '../../imports/rejected-lines.entity.ts';
import { remembering } from '../../imports/remembering.ts';
import type { CampaignImportItem, Reading } from './campaign-import.entity.ts';
import { Gathered, type GatheredCampaign } from './gathered.ts';
import { type FigureLine, LineReader, type RefusedLine } from './line-reader.ts';

const spendAt = counters.indexOf('spend');
/** As many names of campaigns as a file may have, whatever becomes of them. */
const mostCampaigns = 5_000;
const longestPeriodMs = 366 * 86_400_000;

/** Of a whole file: what is not in its rows. */
export class FileCounts {
  received = 0;
  ignored = 0;
  refused = 0;
  refusedSpend: number | undefined;
  /** The first ones. */
  rejected: RejectedLine[] = [];
  fileTotal: (number | undefined)[] | undefined;
  otherResults = 0;
  spread = 0;
  dollars = 0;

  refuse(line: number, reason: string, spend?: number): void {
    this.refused++;
    if (spend !== undefined) this.refusedSpend = (this.refusedSpend ?? 0) + spend;
    if (this.rejected.length < reportedLines)
      this.rejected.push({ line, reason: reason.slice(0, longestReason).toWellFormed() });
  }

  /** Of several lines of totals, the one that adds up most counts. */
  ignore(total: (number | undefined)[] | null): void {
    this.ignored++;
    const more = (total?.[spendAt] ?? -1) > (this.fileTotal?.[spendAt] ?? -1);
    if (total && (!this.fileTotal || more)) this.fileTotal = total;
  }
}

/** Reads a file through, and gathers the rows of one part of it, with what is to be said of all its lines. */
export async function readPart(
  item: CampaignImportItem & { reading: Reading },
  part: number,
  onProgress: OnProgress,
): Promise<{ gathered: Gathered; counts: FileCounts }> {
  const { reading } = item;
  const reader = new LineReader(reading);
  const gathered = new Gathered(part, reading.parts);
  const counts = new FileCounts();
  const placing = new Placing(item, gathered);
  const headers = reading.columns.map(({ header }) => header);
  for await (const { lines, progress } of fileLines(item, headers)) {
    for (const line of lines) {
      const read = 'cells' in line ? reader.read(line.cells) : line;
      if ('ignored' in read) counts.ignore(read.total);
      else placing.take(read, line.line, counts);
    }
    await onProgress(progress);
  }
  gathered.joinNames();
  return { gathered, counts };
}

class Placing {
  readonly #item: CampaignImportItem & { reading: Reading };
  readonly #gathered: Gathered;
  readonly #names: Map<string, string>;
  readonly #keyOfName = remembering((name) => fold(name));

  constructor(item: CampaignImportItem & { reading: Reading }, gathered: Gathered) {
    this.#item = item;
    this.#gathered = gathered;
    this.#names = new Map(
      Object.entries(item.campaignNames ?? {}).map(([name, target]) => [fold(name.trim()), target]),
    );
  }

  take(line: FigureLine | RefusedLine, number: number, counts: FileCounts): void {
    counts.received++;
    if ('reason' in line) {
      counts.refuse(number, line.reason, line.spend);
      return;
    }
    const wrong = this.#wrongPeriod(line);
    const campaign = wrong ? undefined : this.#campaignOf(line);
    if (!campaign) {
      counts.refuse(number, wrong ?? problems.noCampaign, line.figures[spendAt]);
      return;
    }
    const { said, reading } = this.#item;
    if (line.to !== line.from) counts.spread++;
    if (line.otherResults) counts.otherResults++;
    if (line.dollar && !line.currency && !said.currency) counts.dollars++;
    const currency = line.currency ?? said.currency ?? (line.dollar ? 'USD' : reading.currency);
    this.#gathered.add(campaign, line, currency ?? '', number);
  }

  #wrongPeriod({ from, to }: FigureLine): string | undefined {
    if (from === to) return undefined;
    if (this.#item.said.periodRows === 'refuse') return problems.period;
    return Date.parse(to) - Date.parse(from) > longestPeriodMs ? problems.longPeriod : undefined;
  }

  #campaignOf(line: FigureLine): GatheredCampaign | undefined {
    if (this.#item.campaignId) return this.#gathered.campaign('all', { ...line, ownId: this.#item.campaignId });
    const name = line.name && this.#keyOfName(line.name);
    const target = name ? this.#names.get(name) : undefined;
    if (target !== undefined) return this.#joined(line, target);
    if (line.ownId) return this.#named(`o${line.ownId}`, line);
    if (line.externalId)
      return this.#named(`e${line.externalId}`, line.name ? line : { ...line, name: line.externalId });
    return name ? this.#named(`n${name}`, line) : undefined;
  }

  /** A name that somebody said stands for another, or for a campaign of the workspace. */
  #joined(line: FigureLine, target: string): GatheredCampaign {
    if (target.startsWith('cmp_')) return this.#named(`o${target}`, { ...line, ownId: target });
    return this.#named(`n${this.#keyOfName(target)}`, { ...line, name: target, externalId: '', ownId: '' });
  }

  #named(key: string, line: FigureLine): GatheredCampaign {
    const campaign = this.#gathered.campaign(key, line);
    if (this.#gathered.campaigns.size > mostCampaigns) throw new FileProblem(figureImportProblems.tooManyNames);
    return campaign;
  }
}

const platforms = atFirstUse(
  () =>
    new Map<string, CampaignPlatform>(
      Object.entries(campaignPlatforms).flatMap(([code, label]): [string, CampaignPlatform][] => [
        [fold(code), code as CampaignPlatform],
        [fold(label), code as CampaignPlatform],
      ]),
    ),
);

/** The platform of a campaign: that of our own export, else of the whole file. */
export const platformOf = ({ platform }: GatheredCampaign, reading: Reading): CampaignPlatform =>
  platforms().get(fold(platform)) ?? reading.platform;
