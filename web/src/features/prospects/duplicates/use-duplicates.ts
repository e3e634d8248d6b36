import { useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import { listProspectDuplicates } from '../../../../../shared/prospects/duplicates.contract.ts';
import { request } from '../../../lib/request.ts';

type Page = RouteOutput<typeof listProspectDuplicates>;
export type DuplicateGroup = Page['items'][number];

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
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite(
    (_, previous: Page | null) => {
      if (previous && !previous.nextCursor) return null;
      return [listProspectDuplicates.operation, previous?.nextCursor ?? undefined] as const;
    },
    ([, cursor]) => request(listProspectDuplicates, { query: { cursor } }),
    { revalidateOnFocus: false },
  );
  const all = data?.flatMap(({ items }) => items);
  const groups = all?.filter((group) => !skipped.includes(groupKey(group)));
  return {
    groups,
    total: Math.max(0, (data?.[0]?.total ?? 0) - ((all?.length ?? 0) - (groups?.length ?? 0))),
    error: data ? undefined : error,
    reload: () => mutate(),
    more: data?.at(-1)?.nextCursor ? () => setSize(size + 1) : undefined,
    reading: isValidating,
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
