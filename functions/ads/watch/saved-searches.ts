import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { SavedSearch, type SavedSearchItem } from './saved-search.entity.ts';

/** What counts the saved searches of a workspace. */
export const savedSearchCount = ({ workspaceId }: Actor) => ({ workspaceId, name: 'savedSearches' as const });

/** A saved search; refused with `gone` when it is not there. */
export async function findSearch(
  { workspaceId }: Actor,
  searchId: string,
  gone: 'not_found' | 'conflict' = 'not_found',
): Promise<SavedSearchItem> {
  const { data } = await SavedSearch.get({ workspaceId, searchId }).go({ consistent: true });
  if (!data) throw new AppError(gone);
  return data;
}
