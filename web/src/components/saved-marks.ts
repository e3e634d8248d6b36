import useSWR, { useSWRConfig } from 'swr';
import type { Ad } from '../../../shared/ads/ad.ts';

const key = 'savedMarks';
type SavedMarks = Readonly<Record<string, boolean>>;

/** Whether the ad is on a board, as last read or as changed here since. */
export function useSavedMark(ad: Pick<Ad, 'id' | 'saved'>): boolean {
  const { data } = useSWR<SavedMarks>(key, null);
  return data?.[ad.id] ?? ad.saved;
}

/** Notes on every card what was just saved, or taken back. */
export function useMarkSaved(): (ids: readonly string[], saved: boolean) => void {
  const { mutate } = useSWRConfig();
  return (ids, saved) => {
    const marks = Object.fromEntries(ids.map((id) => [id, saved]));
    void mutate<SavedMarks>(key, (known) => ({ ...known, ...marks }), { revalidate: false });
  };
}
