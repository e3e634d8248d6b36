import useSWR, { type ScopedMutator } from 'swr';

const key = 'adLibraryVersion';

/** Rises when ads came into the library: what was searched before is to be searched again. */
export const useLibraryVersion = (): number => useSWR<number>(key, null).data ?? 0;

export function libraryChanged(mutate: ScopedMutator): void {
  void mutate<number>(key, (version = 0) => version + 1, { revalidate: false });
}
