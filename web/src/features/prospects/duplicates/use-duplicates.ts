import { useState } from 'react';
import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import { listProspectDuplicates } from '../../../../../shared/prospects/duplicates.contract.ts';
import { request } from '../../../lib/request.ts';
import { usePages } from '../../../lib/use-pages.ts';

export type DuplicateGroup = RouteOutput<typeof listProspectDuplicates>['items'][number];

/** Groups that are no duplicates, said in this session. */
const skippedKey = 'notDuplicates';

/** The same people, whatever their order. */
export const groupKey = ({ prospects }: DuplicateGroup): string =>
  prospects
    .map(({ id }) => id)
    .sort()
    .join(' ');

/** Prospects that seem to be one person, page by page, without those that were said not to be. */
export function useDuplicates() {
  const [skipped, setSkipped] = useState(readSkipped);
  const { pages, error, reload, more, readingMore } = usePages(
    [listProspectDuplicates.operation],
    (cursor) => request(listProspectDuplicates, { query: { cursor } }),
    { revalidateOnFocus: false },
  );
  const all = pages?.flatMap(({ items }) => items);
  const groups = all?.filter((group) => !skipped.includes(groupKey(group)));
  const left = (all?.length ?? 0) - (groups?.length ?? 0);
  return {
    groups,
    total: Math.max(0, (pages?.[0]?.total ?? 0) - left),
    /** Of those read, how many were said not to be duplicates. */
    left,
    error: pages ? undefined : error,
    reload,
    more,
    reading: readingMore,
    skip: (group: DuplicateGroup) => {
      const next = [...skipped, groupKey(group)];
      sessionStorage.setItem(skippedKey, JSON.stringify(next));
      setSkipped(next);
    },
  };
}

function readSkipped(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(skippedKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}
