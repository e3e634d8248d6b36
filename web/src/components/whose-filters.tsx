import { Stack } from '@mantine/core';
import type { Count } from '../../../shared/ads/ad.ts';
import { toggled } from '../lib/list-query.ts';
import { useChosenClient } from '../lib/use-chosen-client.ts';
import { useProfile } from '../lib/use-profile.ts';
import { useUrlState } from '../lib/use-url-state.ts';
import { useReferenceNames } from '../lib/use-whose.ts';
import { FacetValues, FacetValuesSkeleton } from './facet-values.tsx';
import { FilterPopover } from './filter-popover.tsx';

type Counts = readonly Count[] | undefined;
const none = { ownerId: 'Personne', clientId: 'Sans client' } as const;

/** By whose they are, and for which client where the shell has not chosen one. */
export function WhoseFilters({ owners, clients }: { owners: Counts; clients: Counts }) {
  const { clientId } = useChosenClient();
  const me = useProfile().data?.user.id;
  // In the address oneself is `me`, so that a view is everyone's own.
  const own = owners
    ?.map((one) => (one.value === me ? { ...one, value: 'me', label: 'Moi' } : one))
    .sort((one, other) => Number(other.value === 'me') - Number(one.value === 'me'));
  const hasClients = clients?.some(({ value }) => value !== 'none');
  return (
    <>
      <WhoseFilter name="ownerId" title="Propriétaire" counts={own} />
      {clientId === null && hasClients && <WhoseFilter name="clientId" title="Client" counts={clients} />}
    </>
  );
}

type Props = { name: keyof typeof none; title: string; counts: Counts };

function WhoseFilter({ name, title, counts }: Props) {
  const { params, change } = useUrlState();
  const names = useReferenceNames();
  const selected = params.getAll(name);
  const labelOf = (value: string) =>
    value === 'me'
      ? 'Moi'
      : value === 'none'
        ? none[name]
        : (names.get(value) ?? counts?.find((one) => one.value === value)?.label);
  const [first, ...others] = selected.map(labelOf);
  const label =
    selected.length === 0
      ? title
      : others.length > 0 || !first
        ? `${title} (${selected.length})`
        : `${title} : ${first}`;
  // What was chosen stays in sight under its name when nothing answers to it.
  const missing = selected
    .filter((value) => !counts?.some((one) => one.value === value))
    .map((value) => ({ value, label: labelOf(value) ?? value, count: 0 }));
  return (
    <FilterPopover label={label} active={selected.length > 0}>
      <Stack gap="sm">
        {counts ? (
          <FacetValues
            title={title}
            counts={[...counts, ...missing]}
            selected={selected}
            searchable
            onToggle={(value) => change(toggled(params, name, value))}
          />
        ) : (
          <FacetValuesSkeleton />
        )}
      </Stack>
    </FilterPopover>
  );
}
