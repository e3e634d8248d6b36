import { useDebouncedValue } from '@mantine/hooks';
import useSWR from 'swr';
import { searchProspects } from '../../../../shared/prospects/prospect.contract.ts';
import { prospectName } from '../../../../shared/prospects/prospect-name.ts';
import { request } from '../../lib/request.ts';

export type NamedProspect = { id: string; name: string; company: string | null };

const patienceMs = 200;
const fewest = 2;
const most = '6';

/** The prospects that answer to what is typed in the palette, the best scores first. */
export function useNamedProspects(typed: string): { prospects: NamedProspect[]; searching: boolean } {
  const words = typed.trim();
  const [settled] = useDebouncedValue(words, patienceMs);
  const wanted = words.length >= fewest;
  const asked = wanted && settled === words;
  const { data, isLoading } = useSWR(asked ? [searchProspects.operation, 'palette', settled] : null, async () => {
    const { items } = await request(searchProspects, {
      query: { q: settled.slice(0, 300), sort: 'score', limit: most },
    });
    return items.map((prospect) => ({ id: prospect.id, name: prospectName(prospect), company: prospect.company }));
  });
  return { prospects: (asked && data) || [], searching: wanted && (!asked || isLoading) };
}
