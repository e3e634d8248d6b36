import { Button, NativeSelect, Text, Title } from '@mantine/core';
import { useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Creative } from '../../../../../shared/analytics/creatives.contract.ts';
import { campaignLimits } from '../../../../../shared/campaigns/campaigns.rules.ts';
import { metricLabels } from '../../../../../shared/campaigns/metric-words.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { BulkBar } from '../../../components/bulk-bar.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { formatCount } from '../../../lib/format.ts';
import { useSelection } from '../../../lib/use-selection.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import rows from './ad-card.module.css';
import { AdCard } from './ad-card.tsx';
import classes from './creatives.module.css';
import { creativeNames, creativeSorts, creativesIn } from './creatives-query.ts';
import type { Creatives } from './use-creatives.ts';

type Props = {
  creatives: Creatives;
  ads: readonly Creative[];
  more: { read: () => void; reading: boolean } | undefined;
};

const sortLabel = (sort: (typeof creativeSorts)[number]): string =>
  sort === 'name' ? 'Nom' : sort === 'verdict' ? 'Verdict' : metricLabels[sort];

const idOf = ({ campaignId, adId }: Creative): string => `${campaignId}/${adId}`;

/** The ads themselves, found by name; two to six of them are compared. */
export function AdCards({ creatives, ads, more }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { params, change } = useUrlState();
  const { ids, toggle, clear } = useSelection();
  const { sort, value, state } = creativesIn(params);
  return (
    <section aria-labelledby={id}>
      <div className={classes.groupsHead}>
        <Title order={2} id={id} fz="1rem">
          {formatCount(creatives.total, 'publicité')}
        </Title>
        {(value || state) && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            onClick={() => change({ [creativeNames.value]: null, [creativeNames.state]: null })}
          >
            Toutes les montrer
          </Button>
        )}
        <div className={classes.find}>
          <SearchField field={field} label="Chercher une publicité" placeholder="Nom de la publicité" size="sm" />
          <NativeSelect
            aria-label="Trier par"
            size="sm"
            value={sort}
            data={creativeSorts.map((one) => ({ value: one, label: sortLabel(one) }))}
            onChange={({ currentTarget: { value: chosen } }) =>
              change({ [creativeNames.sort]: chosen === 'verdict' ? null : chosen })
            }
          />
        </div>
      </div>
      {ads.length === 0 && <Text c="dimmed">Aucune publicité ne répond à ces critères.</Text>}
      <div className={rows.columns} aria-hidden>
        <span>Publicité</span>
        <span className={rows.pair}>
          <span>Dépense</span>
          <span>{metricLabels[creatives.metric]}</span>
        </span>
        <span>Perte de vitesse</span>
      </div>
      <ul className={rows.ads}>
        {ads.map((ad) => (
          <AdCard
            key={idOf(ad)}
            ad={ad}
            creatives={creatives}
            choice={{
              chosen: ids.has(idOf(ad)),
              full: ids.size >= campaignLimits.compared,
              toggle: () => toggle(idOf(ad)),
            }}
          />
        ))}
      </ul>
      {more && (
        <Button variant="default" mt="md" loading={more.reading} onClick={more.read}>
          Voir plus de publicités
        </Button>
      )}
      {ids.size > 0 && (
        <BulkBar label="Publicités choisies" count={formatCount(ids.size, 'publicité')} onClear={clear}>
          <Button size="sm" disabled={ids.size < 2} onClick={() => navigate(paths.comparing([...ids]))}>
            Comparer
          </Button>
        </BulkBar>
      )}
    </section>
  );
}
