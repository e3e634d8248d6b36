import {
  createSavedSearch,
  deleteSavedSearch,
  type SavedSearch,
  updateSavedSearch,
} from '../../../../../shared/ads/watch.contract.ts';
import { sayDone, sayFailed } from '../../../components/undo-toast.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { request } from '../../../lib/request.ts';
import { versionedWrite } from '../../../lib/versioned-write.ts';
import { useSavedSearchItems } from './saved-search-items.ts';

export type SearchWords = { name: string; alert: boolean };

/** The saved searches of the workspace, and what can be done with them. */
export function useSavedSearches() {
  const { data, error, mutate } = useSavedSearchItems();

  async function create(query: string, words: SearchWords) {
    await request(createSavedSearch, { body: { query, ...words } });
    await mutate();
  }

  async function update(search: SavedSearch, changes: Partial<SearchWords> & { seen?: true }) {
    const params = { id: search.id };
    const outcome = await versionedWrite(search, changes, {
      put: async (version) => (await request(updateSavedSearch, { params, body: { ...changes, version } })).savedSearch,
      read: async () => (await mutate())?.items.find(({ id }) => id === search.id),
    });
    if ('theirs' in outcome) throw outcome.refusal;
    await mutate();
  }

  /** Never in the way of looking at it. */
  async function markSeen(search: SavedSearch) {
    if (search.newCount) await update(search, { seen: true }).catch(() => undefined);
  }

  async function remove(search: SavedSearch) {
    const { id, name, query, alert } = search;
    try {
      await request(deleteSavedSearch, { params: { id } });
      sayDone({
        message: `Recherche «\u00a0${name}\u00a0» supprimée`,
        undo: () => create(query, { name, alert }).catch(sayFailure('La recherche n’a pas pu être rétablie')),
      });
    } catch (failure) {
      sayFailure('La recherche n’a pas pu être supprimée')(failure);
    }
    await mutate();
  }

  return { items: data?.items, error, retry: () => mutate(), create, update, markSeen, remove };
}

export type SavedSearches = ReturnType<typeof useSavedSearches>;

const sayFailure = (otherwise: string) => (error: unknown) => sayFailed(messageOf(error, otherwise));
