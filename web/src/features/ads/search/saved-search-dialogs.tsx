import type { SavedSearch } from '../../../../../shared/ads/watch.contract.ts';
import { say } from '../../../components/undo-toast.tsx';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { filterChips } from './filter-chips.ts';
import { askedIn } from './save-search.tsx';
import { SearchNameDialog } from './search-name-dialog.tsx';
import { useSavedSearches } from './use-saved-searches.ts';
import type { Search } from './use-search.ts';

/** Keeps the search under a name. */
export function SaveSearchDialog({ search, onClose }: { search: Search; onClose: () => void }) {
  const { params } = useUrlState();
  const { create } = useSavedSearches();
  return (
    <SearchNameDialog
      title="Enregistrer la recherche"
      start={{ name: suggestedName(params, search), alert: true }}
      onClose={onClose}
      onSave={async (words) => {
        await create(askedIn(params).toString(), words);
        say('Recherche enregistrée');
      }}
    />
  );
}

export function RenameSearchDialog({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const { update } = useSavedSearches();
  return (
    <SearchNameDialog
      title="Renommer la recherche"
      start={{ name: search.name, alert: search.alert }}
      onClose={onClose}
      onSave={(changes) => update(search, changes)}
    />
  );
}

const suggestedName = (params: URLSearchParams, { first }: Search): string =>
  [params.get('q'), ...filterChips(params, first?.facets).map(({ label }) => label)]
    .filter(Boolean)
    .join(', ')
    .slice(0, 100);
