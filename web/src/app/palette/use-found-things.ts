import { useDebouncedValue } from '@mantine/hooks';
import useSWR from 'swr';
import { textLimits } from '../../../../shared/kernel/text-limits.ts';
import { rankOfName, wantedIn } from '../../../../shared/search/name-rank.ts';
import { type FoundThing, searchEverything } from '../../../../shared/search/search.contract.ts';
import { request } from '../../lib/request.ts';

const patienceMs = 150;
const fewest = 2;
const most = '30';

const kept = { keepPreviousData: true, revalidateOnFocus: false } as const;

type Found = { things: FoundThing[]; searching: boolean; isPartial: boolean; error: unknown; retry: () => void };

/** What the workspace has that answers to what is typed. Until a new answer is there, what still answers of the last one. */
export function useFoundThings(typed: string): Found {
  const words = typed.trim().slice(0, textLimits.query);
  const [settled] = useDebouncedValue(words, patienceMs);
  const wanted = words.length >= fewest;
  const asked = wanted && settled === words;
  const { data, error, isLoading, mutate } = useSWR(
    asked ? [searchEverything.operation, settled] : null,
    () => request(searchEverything, { query: { q: settled, limit: most } }),
    kept,
  );
  const searching = wanted && (!asked || isLoading);
  const of = wantedIn(words);
  const stillFits = ({ title, detail }: FoundThing) => rankOfName(of, title, detail) !== null;
  return {
    things: wanted && data ? data.items.filter((thing) => !searching || stillFits(thing)) : [],
    searching,
    isPartial: wanted && !searching && data !== undefined && data.missing.length > 0,
    error: wanted && !searching ? error : undefined,
    retry: () => void mutate(),
  };
}
