import type Stripe from 'stripe';
import { invalid } from './refusal.ts';

type Page = { limit?: number; starting_after?: string; ending_before?: string };
type Created = { gt?: number; gte?: number; lt?: number; lte?: number };

const usualLimit = 10;

/** A page of a list as Stripe gives it, the newest first; `oldestFirst` is all that the call asks for. */
export function pageOf<T extends { id: string }>(
  oldestFirst: readonly T[],
  page: Page,
  url: string,
): Stripe.ApiList<T> {
  const all = [...oldestFirst].reverse();
  const { limit = usualLimit, starting_after, ending_before } = page;
  if (ending_before !== undefined) {
    const end = placeOf(all, ending_before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: all.slice(start, end), has_more: start > 0, url };
  }
  const start = starting_after === undefined ? 0 : placeOf(all, starting_after, 'starting_after') + 1;
  return { object: 'list', data: all.slice(start, start + limit), has_more: start + limit < all.length, url };
}

function placeOf(all: readonly { id: string }[], id: string, param: string): number {
  const place = all.findIndex((one) => one.id === id);
  if (place < 0) throw invalid(`No such object: '${id}'`, { code: 'resource_missing', param });
  return place;
}

/** All of a list that belongs to another object. */
export const wholeList = <T>(data: T[], url: string): Stripe.ApiList<T> => ({
  object: 'list',
  data,
  has_more: false,
  url,
});

export const isWithin = (at: number, { gt, gte, lt, lte }: Created = {}): boolean =>
  (gt === undefined || at > gt) &&
  (gte === undefined || at >= gte) &&
  (lt === undefined || at < lt) &&
  (lte === undefined || at <= lte);
