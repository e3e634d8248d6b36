import { useChosenClient } from '../lib/use-chosen-client.ts';
import { useUrlState } from '../lib/use-url-state.ts';
import { FilterPopover } from './filter-popover.tsx';
import { useWhoseLabels, type WhoseCounts, type WhoseName, WhoseValues } from './whose-values.tsx';

/** By whose they are, and for which client where the shell has not chosen one. */
export function WhoseFilters({ owners, clients }: { owners: WhoseCounts; clients: WhoseCounts }) {
  const { clientId } = useChosenClient();
  const hasClients = clients?.some(({ value }) => value !== 'none');
  return (
    <>
      <WhoseFilter name="ownerId" title="Propriétaire" counts={owners} />
      {clientId === null && hasClients && <WhoseFilter name="clientId" title="Client" counts={clients} />}
    </>
  );
}

type Props = { name: WhoseName; title: string; counts: WhoseCounts };

function WhoseFilter({ name, title, counts }: Props) {
  const selected = useUrlState().params.getAll(name);
  const labelOf = useWhoseLabels(name, counts);
  const [first, ...others] = selected.map(labelOf);
  const label =
    selected.length === 0
      ? title
      : others.length > 0 || !first
        ? `${title} (${selected.length})`
        : `${title} : ${first}`;
  return (
    <FilterPopover label={label} active={selected.length > 0}>
      <WhoseValues name={name} title={title} counts={counts} />
    </FilterPopover>
  );
}
