import { SavedSearch } from './saved-search.entity.ts';

/** What a search that alerts is called, and asks; null when it is gone. */
export async function savedSearchOf(key: {
  workspaceId: string;
  searchId: string;
}): Promise<{ name: string; query: string } | null> {
  const { data } = await SavedSearch.get(key).go({ consistent: true });
  return data && { name: data.name, query: data.query };
}
