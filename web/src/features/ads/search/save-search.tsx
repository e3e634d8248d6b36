import { Button, type ButtonProps as MantineButtonProps } from '@mantine/core';

import { say } from '../../../components/undo-toast.tsx';
import { later } from '../../../lib/later.tsx';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { searchOf } from '../ads-query.ts';
import { filterChips } from './filter-chips.ts';
import { useSavedSearches } from './use-saved-searches.ts';
import type { Search } from './use-search.ts';

export const SearchNameDialog = later(async () => (await import('./search-name-dialog.tsx')).SearchNameDialog);

type ButtonProps = { onClick: () => void } & Pick<MantineButtonProps, 'visibleFrom' | 'hiddenFrom'>;

export function SaveSearchButton(props: ButtonProps) {
  const { params } = useUrlState();
  return (
    <Button variant="default" size="md" disabled={askedIn(params).size === 0} {...props}>
      Enregistrer la recherche
    </Button>
  );
}

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

/** « New since last time » belongs to the visit, not to the search. */
function askedIn(params: URLSearchParams): URLSearchParams {
  const asked = searchOf(params);
  asked.delete('addedSince');
  return asked;
}

const suggestedName = (params: URLSearchParams, { first }: Search): string =>
  [params.get('q'), ...filterChips(params, first?.facets).map(({ label }) => label)]
    .filter(Boolean)
    .join(', ')
    .slice(0, 100);
