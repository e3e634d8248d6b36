import { analyticsProblems } from '../../../shared/analytics/messages.ts';
import type { PartName } from '../../../shared/analytics/parts.ts';
import type { Figures } from '../../../shared/campaigns/figures.ts';
import { figuresTogether } from '../../campaigns/list/campaign-sums.door.ts';
import { invalidField } from '../../platform/app-error.ts';
import { figuresByPart } from '../core/days-by-part.ts';
import type { Told, ToldCampaign } from '../core/told-campaigns.ts';
import { campaignKeys, fieldOf, type Key } from './campaign-keys.ts';
import { type DayKeys, dayKeys } from './day-keys.ts';
import { partsBelow } from './parts-below.ts';

/** A part of the whole; its figures are worked out when it is shown where it is campaigns together. */
export type Part = { keys: Key[]; items: ToldCampaign[]; figures: Figures | null };

export type ToldParts = {
  parts: Part[];
  /** Whether the parts are of whole campaigns. */
  ofCampaigns: boolean;
  /** Whether a campaign is in several of them. */
  overlapping: boolean;
};

/** What is found, taken apart by one or two keys, in the order that they were asked for. */
export async function toldParts(by: readonly PartName[], told: Told): Promise<ToldParts> {
  const ofCampaign = by.flatMap((one) => campaignKeys(one, told) ?? []);
  const ofDays = by.flatMap((one) => dayKeys(one, told.period) ?? []);
  const below = by.filter((one) => isBelow(one, told));
  const keysOf = (item: ToldCampaign) => crossed(ofCampaign.map((keys) => keys(item)));
  const overlapping = ofCampaign.length > 0 && told.items.some((item) => keysOf(item).length > 1);
  const [first, second] = below;
  if (second !== undefined || (first !== undefined && ofDays.length > 0))
    throw invalidField('by', analyticsProblems.twoBelow);
  const parts =
    first === undefined ? withDays(groups(told.items, keysOf), ofDays, told) : await partsBelow(first, told, keysOf);
  return {
    parts: parts.map((part) => ({ ...part, keys: inOrder(part.keys, by) })),
    ofCampaigns: first === undefined && ofDays.length === 0,
    overlapping,
  };
}

/** Whether a key is of what is below campaigns; a 400 where it reads a field that names have no longer. */
function isBelow(by: PartName, { rule, adRule }: Told): boolean {
  if (by === 'ad' || by.startsWith('segment:')) return true;
  const field = fieldOf(by);
  if (field === null || rule?.fields.includes(field)) return false;
  if (!adRule?.fields.includes(field)) throw invalidField('by', analyticsProblems.noField(field));
  return true;
}

const inOrder = (keys: Key[], by: readonly PartName[]): Key[] =>
  by.flatMap((one) => keys.find((key) => key.by === one) ?? []);

/** Every choice of one of each. */
const crossed = (all: Key[][]): Key[][] =>
  all.reduce<Key[][]>((made, keys) => made.flatMap((some) => keys.map((key) => [...some, key])), [[]]);

function groups(items: readonly ToldCampaign[], keysOf: (item: ToldCampaign) => Key[][]): Part[] {
  const found = new Map<string, Part>();
  for (const item of items)
    for (const keys of keysOf(item)) {
      const id = JSON.stringify(keys.map(({ value }) => value));
      const part = found.get(id) ?? { keys, items: [], figures: null };
      found.set(id, part);
      part.items.push(item);
    }
  return [...found.values()];
}

function withDays(parts: Part[], [first, second]: DayKeys[], { figures }: Told): Part[] {
  if (!first) return parts;
  const [one, other] = [first, second ?? { keys: [], placeOf: () => 0 }];
  const many = Math.max(1, other.keys.length);
  const days = { count: one.keys.length * many, partOf: (day: string) => one.placeOf(day) * many + other.placeOf(day) };
  return parts.flatMap(({ keys, items }) =>
    figuresByPart(items, figures, days).flatMap((told, place): Part[] => {
      const ofDay = [one.keys[Math.floor(place / many)], other.keys[place % many]].filter((key) => key !== undefined);
      const isCrossed = keys.length > 0 || ofDay.length > 1;
      return isCrossed && isEmpty(told) ? [] : [{ keys: [...keys, ...ofDay], items, figures: told }];
    }),
  );
}

const isEmpty = ({ totals }: Figures): boolean => Object.values(totals).every((total) => total === null);

/** Of the part, worked out where it was not. */
export const figuresOfPart = ({ items, figures }: Part, all: Told['figures']): Figures =>
  figures ?? figuresTogether(items, all);
