import { Button, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { brandGaps } from '../../../../../shared/rules/ugc/brand-complete.ts';
import type { UgcBrand } from '../../../../../shared/ugc/brand.ts';
import { brandNeeds } from '../../../../../shared/ugc/brand-needs.ts';
import { sectors } from '../../../../../shared/ugc/sectors.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import framed from '../../../components/framed-list.module.css';
import { ListHead } from '../../../components/list-head.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { ToneBadge } from '../../../components/tone-badge.tsx';
import { useMay } from '../../../lib/use-may.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { ugcNames } from '../campaigns/ugc-names.ts';
import classes from '../ugc.module.css';
import { BrandDrawer } from './brand-drawer.tsx';
import { useUgcBrands } from './use-brands.ts';

/** Who signs: the advertisers, with what their identity lacks. */
export function BrandsTab() {
  const { data, error, mutate } = useUgcBrands();
  const { params, change } = useUrlState();
  const [making, setMaking] = useState(false);
  const may = useMay();
  const opened = data?.find(({ id }) => id === params.get(ugcNames.openBrand));
  const close = () => change({ [ugcNames.openBrand]: null });

  if (!data) {
    return error ? <LoadFailure what="Les annonceurs" error={error} onRetry={() => mutate()} /> : <RowsSkeleton />;
  }
  return (
    <section aria-label="Annonceurs">
      {data.length === 0 ? (
        <EmptyState
          first
          title="Au nom de qui vous signez"
          acts={
            may('ugc:write') && (
              <Button size="md" onClick={() => setMaking(true)}>
                Nouvel annonceur
              </Button>
            )
          }
        >
          L’annonceur est la partie des contrats&nbsp;: sa raison sociale, son adresse et la personne qui signe. C’est
          aussi par annonceur que se compte le seuil légal de 1&nbsp;000&nbsp;€ avec chaque créateur.
        </EmptyState>
      ) : (
        <>
          {may('ugc:write') && (
            <ListHead count={data.length} thing="annonceur" act="Nouvel annonceur" onAct={() => setMaking(true)} />
          )}
          <ul className={framed.list} aria-label="Les annonceurs">
            {data.map((brand) => (
              <BrandRow key={brand.id} brand={brand} onOpen={() => change({ [ugcNames.openBrand]: brand.id })} />
            ))}
          </ul>
        </>
      )}
      {making && <BrandDrawer brand={null} onDone={() => setMaking(false)} onClose={() => setMaking(false)} />}
      {opened && <BrandDrawer key={opened.id} brand={opened} onDone={close} onClose={close} />}
    </section>
  );
}

function BrandRow({ brand, onOpen }: { brand: UgcBrand; onOpen: () => void }) {
  const { name, legalName, sector, complete, archived } = brand;
  const missing = brandGaps(brand).map((gap) => brandNeeds[gap].toLowerCase());
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <div className={classes.head}>
          <UnstyledButton className={classes.name} onClick={onOpen}>
            {name}
          </UnstyledButton>
          <ToneBadge tone={complete ? 'positive' : 'warning'}>{complete ? 'Complet' : 'À compléter'}</ToneBadge>
          {archived && <ToneBadge tone="plain">Archivé</ToneBadge>}
        </div>
        <Text size="sm" c="dimmed">
          {[legalName, sector && sectors[sector]].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Text size="sm" c="dimmed" className={classes.figures}>
        {complete ? '' : `Pour publier\u00a0: ${missing.join(', ')}`}
      </Text>
    </li>
  );
}
