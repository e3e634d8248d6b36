import '@mantine/core/styles/Combobox.css';
import { Button, NativeSelect } from '@mantine/core';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../../shared/page-paths.ts';
import { campaignStatuses } from '../../../../../shared/ugc/campaign.rules.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import framed from '../../../components/framed-list.module.css';
import { ListHead } from '../../../components/list-head.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { SortSelect } from '../../../components/sort-select.tsx';
import { useMay } from '../../../lib/use-may.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { useUgcBrands } from '../brands/use-brands.ts';
import classes from '../ugc.module.css';
import { CampaignRow } from './campaign-row.tsx';
import { NoUgcCampaign } from './no-ugc-campaign.tsx';
import { ugcNames } from './ugc-names.ts';
import { useUgcCampaigns } from './use-ugc-campaigns.ts';

const sorts = [
  { value: 'newest', label: 'Les plus récentes' },
  { value: 'deadline', label: 'Par clôture' },
];
const statuses = [
  { value: '', label: 'Tous les statuts' },
  ...Object.entries(campaignStatuses).map(([value, label]) => ({ value, label })),
];

/** The campaigns of the workspace; what is looked for is in the address. */
export function CampaignsTab() {
  const { params, change } = useUrlState();
  const said = (name: string) => params.get(name) ?? '';
  const [q, status, brandId, sort] = [said('q'), said('statut'), said(ugcNames.brand), said('sort')];
  const { campaigns, total, pages, error, reload, more, readingMore } = useUgcCampaigns({ q, status, brandId, sort });
  const brands = useUgcBrands().data ?? [];
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const may = useMay();
  const filtered = q !== '' || status !== '' || brandId !== '';

  if (!pages) return error ? <LoadFailure what="Les campagnes" error={error} onRetry={reload} /> : <RowsSkeleton />;
  if (campaigns.length === 0 && !filtered) return <NoUgcCampaign />;
  return (
    <section aria-label="Campagnes UGC">
      {may('ugc:write') && (
        <ListHead
          count={total}
          thing="campagne"
          act="Nouvelle campagne"
          onAct={() => navigate(paths.createUgcCampaign)}
        />
      )}
      <div className={classes.filters}>
        <SearchField field={field} label="Chercher une campagne" placeholder="Nom, annonceur, produit…" size="sm" />
        <NativeSelect
          aria-label="Statut"
          size="sm"
          data={statuses}
          value={status}
          onChange={({ currentTarget }) => change({ statut: currentTarget.value })}
        />
        {brands.length > 1 && (
          <NativeSelect
            aria-label="Annonceur"
            size="sm"
            data={[
              { value: '', label: 'Tous les annonceurs' },
              ...brands.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={brandId}
            onChange={({ currentTarget }) => change({ [ugcNames.brand]: currentTarget.value })}
          />
        )}
        <SortSelect sorts={sorts} value={sort || 'newest'} className={undefined} />
      </div>
      {campaigns.length === 0 ? (
        <EmptyState
          title="Aucune campagne ne correspond"
          acts={
            <Button variant="default" onClick={() => change({ q: null, statut: null, [ugcNames.brand]: null })}>
              Tout afficher
            </Button>
          }
        >
          Essayez un autre mot, un autre statut ou un autre annonceur.
        </EmptyState>
      ) : (
        <ul className={framed.list} aria-label="Les campagnes UGC">
          {campaigns.map((campaign) => (
            <CampaignRow key={campaign.id} campaign={campaign} />
          ))}
        </ul>
      )}
      {more && (
        <Button variant="default" mt="md" onClick={more} aria-disabled={readingMore}>
          {readingMore ? 'Chargement...' : 'Voir la suite'}
        </Button>
      )}
    </section>
  );
}
