import { FacetFilter, FacetGroup } from '../../components/facet-filter.tsx';
import { WhoseValues } from '../../components/whose-values.tsx';
import { useChosenClient } from '../../lib/use-chosen-client.ts';
import { useFacets } from './use-analytics.ts';

/** What narrows the campaigns beside their platform. */
export function MoreFilters() {
  const { clientId } = useChosenClient();
  const facets = useFacets().data?.facets;
  const hasClients = facets?.clientId.some(({ value }) => value !== 'none');
  return (
    <>
      {clientId === null && hasClients && (
        <FacetGroup title="Client">
          <WhoseValues name="clientId" title="Client" counts={facets?.clientId} />
        </FacetGroup>
      )}
      <FacetGroup title="Objectif">
        <FacetFilter name="objective" title="Objectif" counts={facets?.objective} />
      </FacetGroup>
      <FacetGroup title="Statut">
        <FacetFilter name="status" title="Statut" counts={facets?.status} />
      </FacetGroup>
      <FacetGroup title="Étiquettes">
        <FacetFilter name="tag" title="Étiquettes" counts={facets?.tag} searchable />
      </FacetGroup>
    </>
  );
}
