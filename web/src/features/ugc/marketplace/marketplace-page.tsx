import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Radio.css';
import { Button, NativeSelect, Tabs, UnstyledButton } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { lazy, Suspense, useRef } from 'react';
import useSWR from 'swr';
import { listUgcCampaigns } from '../../../../../shared/ugc/campaign.contract.ts';
import { creatorSorts } from '../../../../../shared/ugc/creator.contract.ts';
import { FilterSheet } from '../../../components/filter-sheet.tsx';
import { PhoneFilters } from '../../../components/phone-filters.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { formatCount } from '../../../lib/format.ts';
import { countOf, withoutAll } from '../../../lib/list-query.ts';
import { PageActs } from '../../../lib/page-head.tsx';
import { request } from '../../../lib/request.ts';
import { usePageKeys } from '../../../lib/single-keys.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { CreatorFacets } from './creator-facets.tsx';
import { CreatorResults } from './creator-results.tsx';
import { chipsOf, filterNames, ownTab, sortOf, urlNames } from './creators-query.ts';
import classes from './marketplace.module.css';
import { useCreators } from './use-creators.ts';

const AddCreator = lazy(async () => ({ default: (await import('./add-creator.tsx')).AddCreator }));

/** Creators to choose from: those of the marketplace, and those of the workspace. */
export function MarketplacePage() {
  const { params, change } = useUrlState();
  const own = params.get(urlNames.tab) === ownTab;
  const list = useCreators(params);
  const may = useMay();
  const adding = params.has(urlNames.adding);
  return (
    <Tabs
      value={own ? ownTab : 'createurs'}
      onChange={(tab) => change({ [urlNames.tab]: tab === ownTab ? tab : null, [urlNames.view]: null })}
      keepMounted={false}
      className={classes.page ?? ''}
    >
      <aside className={classes.facets} aria-label="Filtres">
        <CreatorFacets facets={list.first?.facets} />
      </aside>
      <div className={classes.content}>
        <Tabs.List mb="md" aria-label="Marketplace">
          <Tabs.Tab value="createurs">Créateurs</Tabs.Tab>
          <Tabs.Tab value={ownTab}>Mes créateurs</Tabs.Tab>
        </Tabs.List>
        {may('ugc:write') && (
          <PageActs>
            <Button
              className={classes.add ?? ''}
              variant={own ? 'filled' : 'default'}
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => change({ [urlNames.adding]: '1' })}
            >
              Ajouter un créateur
            </Button>
          </PageActs>
        )}
        <Tabs.Panel value={own ? ownTab : 'createurs'}>
          <Tools list={list} own={own} />
          <CreatorResults list={list} own={own} />
        </Tabs.Panel>
      </div>
      {adding && (
        <Suspense>
          <AddCreator onClose={() => change({ [urlNames.adding]: null })} />
        </Suspense>
      )}
    </Tabs>
  );
}

type Listed = { list: ReturnType<typeof useCreators>; own: boolean };

function Tools({ list, own }: Listed) {
  const { params, change } = useUrlState();
  const field = useRef<HTMLInputElement>(null);
  usePageKeys((key) => {
    if (key !== '/' || !field.current) return false;
    field.current.focus();
    return true;
  });
  const total = list.first?.total;
  const chips = chipsOf(params);
  const asked = sortOf(params) ?? '';
  const clear = () => change({ ...withoutAll(filterNames), q: null });
  return (
    <>
      <div className={classes.tools}>
        <SearchField
          field={field}
          label="Chercher un créateur"
          placeholder={own ? 'Nom, ville, niche…' : 'Nom, ville, niche, mots de la bio…'}
          size="sm"
        />
        <ForCampaign />
        <NativeSelect
          aria-label="Trier"
          size="sm"
          value={asked}
          data={[
            { value: '', label: 'Tri habituel' },
            ...Object.entries(creatorSorts)
              .filter(([value]) => value !== 'match' || params.has(urlNames.campaign))
              .map(([value, label]) => ({ value, label })),
          ]}
          onChange={({ currentTarget }) => change({ sort: currentTarget.value })}
        />
        {own && (
          <NativeSelect
            aria-label="Présentation"
            size="sm"
            value={params.get(urlNames.view) ?? ''}
            data={[
              { value: '', label: 'En images' },
              { value: 'table', label: 'En tableau' },
            ]}
            onChange={({ currentTarget }) => change({ [urlNames.view]: currentTarget.value })}
          />
        )}
        <div className={classes.phoneOnly}>
          <PhoneFilters
            count={countOf(params, filterNames)}
            sheet={(opened, onClose) => (
              <FilterSheet
                opened={opened}
                onClose={onClose}
                see={total === undefined ? 'Voir les créateurs' : `Voir ${formatCount(total, 'créateur')}`}
                onClear={chips.length > 0 ? clear : null}
              >
                <CreatorFacets facets={list.first?.facets} />
              </FilterSheet>
            )}
          />
        </div>
      </div>
      <div className={classes.found}>
        <p role="status" className={classes.total}>
          {total === undefined ? '\u00a0' : formatCount(total, 'créateur')}
        </p>
        {chips.map(({ key, label, without }) => (
          <UnstyledButton
            key={key}
            className={classes.chip ?? ''}
            aria-label={`${label}\u00a0: retirer ce filtre`}
            onClick={() => change(without)}
          >
            {label}
            <IconX size={12} stroke={2} aria-hidden />
          </UnstyledButton>
        ))}
        {chips.length > 1 && (
          <Button variant="subtle" size="compact-sm" px={4} onClick={clear}>
            Tout effacer
          </Button>
        )}
      </div>
    </>
  );
}

/** The campaign that creators are ranked for. */
function ForCampaign() {
  const { params, change } = useUrlState();
  const { data } = useSWR(['campaigns to match'], () => request(listUgcCampaigns, { query: { limit: '100' } }));
  const chosen = params.get(urlNames.campaign) ?? '';
  const items = data?.items ?? [];
  if (items.length === 0 && !chosen) return null;
  return (
    <NativeSelect
      aria-label="Pour la campagne"
      size="sm"
      value={chosen}
      data={[
        { value: '', label: 'Pour la campagne…' },
        ...items.map(({ id, name }) => ({ value: id, label: `Pour\u00a0: ${name}` })),
      ]}
      onChange={({ currentTarget }) => change({ [urlNames.campaign]: currentTarget.value, sort: null })}
    />
  );
}
