import { Stack } from '@mantine/core';
import type { Count } from '../../../../../shared/ads/ad.ts';
import { FacetCheckbox } from '../../../components/facet-choice.tsx';
import { FacetFilter, FacetGroup } from '../../../components/facet-filter.tsx';
import { FacetValues } from '../../../components/facet-values.tsx';
import { WhoseValues } from '../../../components/whose-values.tsx';
import { toggled } from '../../../lib/list-query.ts';
import { useChosenClient } from '../../../lib/use-chosen-client.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { useConnections } from '../connections/use-connections.ts';
import type { Facets } from './filter-bar.tsx';

/** The filters one under the other; `all`: also those that have a button of their own where there is room. */
export function FilterGroups({ facets, all = false }: { facets: Facets; all?: boolean }) {
  const { clientId } = useChosenClient();
  const hasClients = facets?.clientId.some(({ value }) => value !== 'none');
  return (
    <Stack gap="md">
      {all && (
        <>
          <FacetGroup title="Statut">
            <FacetFilter name="status" title="Statut" counts={facets?.status} />
          </FacetGroup>
          <FacetGroup title="Plateforme">
            <FacetFilter name="platform" title="Plateforme" counts={facets?.platform} />
          </FacetGroup>
        </>
      )}
      {clientId === null && hasClients && (
        <FacetGroup title="Client">
          <WhoseValues name="clientId" title="Client" counts={facets?.clientId} />
        </FacetGroup>
      )}
      <FacetGroup title="Propriétaire">
        <WhoseValues name="ownerId" title="Propriétaire" counts={facets?.ownerId} />
      </FacetGroup>
      <FacetGroup title="Objectif">
        <FacetFilter name="objective" title="Objectif" counts={facets?.objective} />
      </FacetGroup>
      <FacetGroup title="Secteur">
        <FacetFilter name="industry" title="Secteur" counts={facets?.industry} searchable />
      </FacetGroup>
      <FacetGroup title="Étiquettes">
        <FacetFilter name="tag" title="Étiquettes" counts={facets?.tag} searchable />
      </FacetGroup>
      {facets?.dims.map((dim) => (
        <DimFilter key={dim.field} {...dim} />
      ))}
      <AccountFilter />
    </Stack>
  );
}

/** What names say in one field of the naming rule. */
function DimFilter({ field, counts }: { field: string; counts: Count[] }) {
  const { params, change } = useUrlState();
  const prefix = `${field}:`;
  const selected = params.getAll('dim').filter((one) => one.startsWith(prefix));
  return (
    <FacetGroup title={field}>
      <FacetValues
        title={field}
        counts={counts}
        selected={selected.map((one) => one.slice(prefix.length))}
        onToggle={(value) => change(toggled(params, 'dim', `${prefix}${value}`))}
        searchable
      />
    </FacetGroup>
  );
}

/** The ad accounts that are read, where there are some. */
function AccountFilter() {
  const { params, change } = useUrlState();
  const { data } = useConnections();
  const chosen = params.getAll('connectionId');
  const known = data?.items.map(({ id, accountName }) => ({ id, label: accountName })) ?? [];
  // One that is connected no more has campaigns still.
  const gone = chosen.filter((id) => data && !known.some((one) => one.id === id));
  const accounts = [...known, ...gone.map((id) => ({ id, label: 'Compte déconnecté' }))];
  if (accounts.length === 0) return null;
  return (
    <FacetGroup title="Compte connecté">
      {accounts.map(({ id, label }) => (
        <FacetCheckbox
          key={id}
          label={label}
          checked={chosen.includes(id)}
          onChange={() => change(toggled(params, 'connectionId', id))}
        />
      ))}
    </FacetGroup>
  );
}
