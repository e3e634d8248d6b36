import { useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import type { TimelineType } from '../../../../../shared/prospects/prospects.rules.ts';
import { listProspectActivities } from '../../../../../shared/prospects/timeline.contract.ts';
import { request } from '../../../lib/request.ts';

type Page = RouteOutput<typeof listProspectActivities>;

export type Timeline = ReturnType<typeof useTimeline>;

/** What happened with a prospect, page by page, the newest first; of one type when one is chosen. */
export function useTimeline(prospectId: string) {
  const [type, setType] = useState<TimelineType | undefined>(undefined);
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite(
    (_, previous: Page | null) => {
      if (previous && !previous.nextCursor) return null;
      return [listProspectActivities.operation, prospectId, type, previous?.nextCursor ?? undefined] as const;
    },
    ([, id, chosen, cursor]) => request(listProspectActivities, { params: { id }, query: { type: chosen, cursor } }),
  );
  return {
    lines: data?.flatMap(({ items }) => items),
    error: data ? undefined : error,
    type,
    setType,
    more: data?.at(-1)?.nextCursor ? () => setSize(size + 1) : undefined,
    reading: isValidating,
    reload: async () => (await mutate())?.flatMap(({ items }) => items),
  };
}
