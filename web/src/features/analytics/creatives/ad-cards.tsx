import { Anchor, Button, NativeSelect, Text, Title } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Creative } from '../../../../../shared/analytics/creatives.contract.ts';
import { creativeStates } from '../../../../../shared/analytics/creatives.rules.ts';
import { metricLabels } from '../../../../../shared/campaigns/metric-words.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { formatRatio } from '../../../../../shared/rules/ratio-formats.ts';
import { AdPicture } from '../../../components/ad-picture.tsx';
import { Figure } from '../../../components/figure.tsx';
import { axisOf } from '../../../components/interval-mark.tsx';
import { ToneBadge } from '../../../components/tone-badge.tsx';
import { fatigueEvidence, fatigueStates } from '../../../lib/fatigue-words.ts';
import { formatCount, formatPercent } from '../../../lib/format.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { stateTones } from './creative-words.ts';
import classes from './creatives.module.css';
import { creativeNames, creativeSorts, creativesIn } from './creatives-query.ts';
import { Judgement } from './judgement.tsx';
import type { Creatives } from './use-creatives.ts';

type Props = {
  creatives: Creatives;
  ads: readonly Creative[];
  more: { read: () => void; reading: boolean } | undefined;
};

/** The ads themselves, each with its verdict and whether it tires. */
export function AdCards({ creatives, ads, more }: Props) {
  const id = useId();
  const { params, change } = useUrlState();
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
        <NativeSelect
          aria-label="Trier par"
          size="xs"
          ml="auto"
          value={sort}
          data={creativeSorts.map((one) => ({ value: one, label: one === 'name' ? 'Nom' : metricLabels[one] }))}
          onChange={({ currentTarget: { value: chosen } }) =>
            change({ [creativeNames.sort]: chosen === 'spend' ? null : chosen })
          }
        />
      </div>
      {ads.length === 0 && <Text c="dimmed">Aucune publicité dans ce cas.</Text>}
      <ul className={classes.cards}>
        {ads.map((ad) => (
          <AdCard key={`${ad.campaignId}/${ad.adId}`} ad={ad} creatives={creatives} />
        ))}
      </ul>
      {more && (
        <Button variant="default" mt="md" loading={more.reading} onClick={more.read}>
          Voir plus de publicités
        </Button>
      )}
    </section>
  );
}

function AdCard({ ad, creatives }: { ad: Creative; creatives: Creatives }) {
  const { metric, currency } = creatives;
  const money = currency ?? 'EUR';
  const estimate = { value: ad.ratios[metric].value, interval: ad.interval };
  const axis = axisOf([estimate], ad.target === null ? [] : [ad.target]);
  const fatigue = fatigueStates[ad.fatigue.state];
  return (
    <li className={classes.card}>
      <div className={classes.who}>
        <AdPicture imageUrl={ad.imageUrl} libraryAdId={ad.libraryAdId}>
          <span className={classes.noPicture}>
            <IconPhoto size={18} aria-hidden />
          </span>
        </AdPicture>
        <div>
          <Title order={3} fz="sm" className={classes.name} title={ad.name}>
            {ad.name}
          </Title>
          <Anchor component={Link} to={paths.campaign(ad.campaignId)} size="xs" c="dimmed" underline="always">
            {ad.campaignName}
          </Anchor>
        </div>
        <ToneBadge tone={stateTones[ad.state]}>{creativeStates[ad.state]}</ToneBadge>
      </div>
      <dl className={classes.figures}>
        <div>
          <dt>Dépense</dt>
          <dd>
            <Figure name="spend" figures={ad} currency={money} />
            {ad.share !== null && <small>{formatPercent(ad.share)} du total</small>}
          </dd>
        </div>
        <div>
          <dt>
            {metricLabels[metric]}
            {ad.target !== null && `, objectif ${formatRatio(metric, ad.target, money)}`}
          </dt>
          <dd>
            <Judgement of={ad} target={ad.target} axis={axis} creatives={creatives} />
          </dd>
        </div>
      </dl>
      <div className={classes.fatigue}>
        <ToneBadge tone={fatigue.tone}>{fatigue.label}</ToneBadge>
        <span>{fatigueEvidence(ad.fatigue).join('. ')}</span>
      </div>
    </li>
  );
}
