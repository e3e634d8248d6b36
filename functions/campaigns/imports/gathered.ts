import type { WrittenRow } from '../../../shared/campaigns/performance.contract.ts';
import { fold } from '../../../shared/kernel/fold.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import { type Counter, counterKinds, counters, peopleCounters } from '../../../shared/rules/counters.ts';
import type { SegmentType } from '../../../shared/rules/day-counts.ts';
import { partOf } from '../../imports/part-of.ts';
import type { FigureLine } from './line-reader.ts';

/** The lines of one day, ad and segment, added up. */
export type GatheredRow = {
  date: string;
  adId: string | null;
  ad: string | null;
  adSet: string;
  segment: { type: SegmentType; value: string } | null;
  currency: string;
  sums: (number | undefined)[];
  /** The lines of the file that it is made of. */
  lines: number[];
};

/** Those of one campaign, as the file names it. */
export type GatheredCampaign = {
  key: string;
  name: string;
  externalId: string;
  ownId: string;
  platform: string;
  /** What its last day says. */
  status: string;
  statusDay: string;
  lines: number;
  spend: number | null;
  rows: GatheredRow[];
};

const people = new Set(peopleCounters.map((counter) => counters.indexOf(counter)));
const spendAt = counters.indexOf('spend');

/** To the hundredth, once: `1.005` is 1.01, which floating point alone would not say. */
export const rounded = (sum: number): number => Math.round(Number((sum * 100).toPrecision(15))) / 100;

/** The rows of a file, the lines of a key added up; of some rows alone where it is read in parts. */
export class Gathered {
  readonly campaigns = new Map<string, GatheredCampaign>();
  /** How many rows are of several lines. */
  addedUp = 0;
  /** Whether people were to be added, who cannot be. */
  lostReach = false;
  readonly #rows = new Map<string, GatheredRow>();
  readonly #takes: (key: string) => boolean;

  constructor(part: number, parts: number) {
    this.#takes = parts === 1 ? () => true : (key) => partOf(key, parts) === part;
  }

  campaign(key: string, line: FigureLine): GatheredCampaign {
    const known = this.campaigns.get(key);
    const spent = line.figures[spendAt];
    if (known) {
      known.lines++;
      if (spent !== undefined) known.spend = (known.spend ?? 0) + spent;
      if (line.status && line.from >= known.statusDay) [known.status, known.statusDay] = [line.status, line.from];
      return known;
    }
    const { name, externalId, ownId, platform, status, from } = line;
    const said = { name, externalId, ownId, platform, status, statusDay: from };
    const campaign = { key, ...said, lines: 1, spend: spent ?? null, rows: [] };
    this.campaigns.set(key, campaign);
    return campaign;
  }

  /** Adds a line, in equal parts where it is of several days; answers how many days it has. */
  add(campaign: GatheredCampaign, line: FigureLine, currency: string, number: number): void {
    if (line.from === line.to) {
      this.#addDay(campaign, line, currency, number, line.from, line.figures);
      return;
    }
    const days = daysBetween(line.from, line.to);
    for (const [at, date] of days.entries())
      this.#addDay(campaign, line, currency, number, date, shareOf(line.figures, at, days.length));
  }

  #addDay(
    campaign: GatheredCampaign,
    { ad, adId, adSet, segment }: FigureLine,
    currency: string,
    number: number,
    date: string,
    figures: (number | undefined)[],
  ): void {
    const key = `${campaign.key}\n${keyOfRow({ date, ad, adId, segment })}`;
    // By its name: campaigns that are joined in the end are in one part.
    if (!this.#takes(`${foldedOnce(campaign.name)}${date.slice(0, 7)}`)) return;
    const known = this.#rows.get(key);
    if (!known) {
      const row = {
        date,
        adId: adId || null,
        ad: ad || null,
        adSet,
        segment,
        currency,
        sums: [...figures],
        lines: [number],
      };
      this.#rows.set(key, row);
      campaign.rows.push(row);
      return;
    }
    this.#addTo(known, [number], figures);
  }

  #addTo(known: GatheredRow, lines: number[], figures: (number | undefined)[]): void {
    const more = lines.filter((line) => known.lines.at(-1) !== line);
    if (more.length > 0 && known.lines.length === 1) this.addedUp++;
    known.lines.push(...more);
    for (let at = 0; at < counters.length; at++) this.#addFigure(known.sums, at, figures[at]);
  }

  /** Once all lines are added: those that give a name alone belong to the campaign that others name so with an id, where it is the only one. */
  joinNames(): void {
    const identified = new Map<string, GatheredCampaign[]>();
    const nameOf = ({ name, platform }: GatheredCampaign) => `${foldedOnce(name)}\n${foldedOnce(platform)}`;
    for (const one of this.campaigns.values())
      if (one.externalId || one.ownId) identified.set(nameOf(one), [...(identified.get(nameOf(one)) ?? []), one]);
    for (const one of this.campaigns.values()) {
      if (one.externalId || one.ownId) continue;
      const [same, ...others] = identified.get(nameOf(one)) ?? [];
      if (same && others.length === 0) this.#join(one, same);
    }
  }

  #join(bare: GatheredCampaign, into: GatheredCampaign): void {
    this.campaigns.delete(bare.key);
    into.lines += bare.lines;
    if (bare.spend !== null) into.spend = (into.spend ?? 0) + bare.spend;
    if (bare.statusDay > into.statusDay && bare.status) [into.status, into.statusDay] = [bare.status, bare.statusDay];
    const own = new Map(into.rows.map((row) => [keyOfRow(row), row]));
    for (const row of bare.rows) {
      const known = own.get(keyOfRow(row));
      if (known) this.#addTo(known, row.lines, row.sums);
      else into.rows.push(row);
    }
  }

  #addFigure(sums: (number | undefined)[], at: number, figure: number | undefined): void {
    if (people.has(at)) {
      this.lostReach ||= sums[at] !== undefined || figure !== undefined;
      sums[at] = undefined;
    } else if (figure !== undefined) sums[at] = (sums[at] ?? 0) + figure;
  }
}

type RowNames = Pick<GatheredRow, 'date' | 'ad' | 'adId' | 'segment'>;

function keyOfRow({ date, ad, adId, segment }: RowNames): string {
  const adKey = adId ? `i${adId}` : ad ? `n${foldedOnce(ad)}` : '';
  return `${date}\n${adKey}\n${segment ? `${segment.type} ${foldedOnce(segment.value)}` : ''}`;
}

const folded = new Map<string, string>();
/** Names come line after line: folding is dear. */
function foldedOnce(text: string): string {
  const known = folded.get(text);
  if (known !== undefined) return known;
  if (folded.size > 20_000) folded.clear();
  const found = fold(text);
  folded.set(text, found);
  return found;
}

export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The part of figures that falls to the day number `at` of `days`: what does not divide goes to the first ones. People are in no part. */
function shareOf(figures: (number | undefined)[], at: number, days: number): (number | undefined)[] {
  return figures.map((figure, place) => {
    if (figure === undefined || people.has(place)) return undefined;
    const unit = counterKinds[counters[place] as Counter] === 'whole' ? 1 : 100;
    const units = Math.round(Number((figure * unit).toPrecision(15)));
    return (Math.floor(units / days) + (at < units % days ? 1 : 0)) / unit;
  });
}

/** A row as it is recorded. */
export function writtenRow({ date, adId, ad, adSet, segment, sums }: GatheredRow): WrittenRow {
  const counts: Partial<Record<Counter, number>> = {};
  for (const [at, counter] of counters.entries()) {
    const sum = sums[at];
    if (sum !== undefined) counts[counter] = rounded(sum);
  }
  return { date, adId, adName: ad, adSetName: adSet || null, segment, ...counts } as WrittenRow;
}
