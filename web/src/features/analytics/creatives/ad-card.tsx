import { Anchor, Checkbox, Title } from '@mantine/core';
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
import { formatPercent } from '../../../lib/format.ts';
import { fatigueSaid, stateTones } from './creative-words.ts';
import classes from './creatives.module.css';
import { Judgement } from './judgement.tsx';
import poster from './name-poster.module.css';
import { NamePoster } from './name-poster.tsx';
import type { Creatives } from './use-creatives.ts';

type Props = {
  ad: Creative;
  creatives: Creatives;
  /** Chosen to be compared, and how that changes; it may not be once six are. */
  choice: { chosen: boolean; full: boolean; toggle: () => void };
};

/** An ad, its verdict, and whether it tires. */
export function AdCard({ ad, creatives, choice }: Props) {
  const { metric, currency } = creatives;
  const money = currency ?? 'EUR';
  const estimate = { value: ad.ratios[metric].value, interval: ad.interval };
  const axis = axisOf([estimate], ad.target === null ? [] : [ad.target]);
  return (
    <li className={classes.card}>
      <div className={poster.picture}>
        <AdPicture imageUrl={ad.imageUrl} libraryAdId={ad.libraryAdId}>
          <NamePoster name={ad.name} of={ad.campaignName} />
        </AdPicture>
      </div>
      <div className={classes.who}>
        <Checkbox
          size="sm"
          aria-label={`Choisir ${ad.name}`}
          checked={choice.chosen}
          disabled={choice.full && !choice.chosen}
          onChange={choice.toggle}
        />
        <div className={classes.named}>
          <Title order={3} fz="sm" className={classes.name} title={ad.name}>
            {ad.name}
          </Title>
          <Anchor component={Link} to={paths.campaign(ad.campaignId)} size="xs" c="dimmed" underline="always">
            {ad.campaignName}
          </Anchor>
          <ToneBadge tone={stateTones[ad.state]}>{creativeStates[ad.state]}</ToneBadge>
        </div>
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
        <b className={classes.tired} data-tone={fatigueStates[ad.fatigue.state].tone}>
          {fatigueSaid[ad.fatigue.state]}
        </b>
        <span>{fatigueEvidence(ad.fatigue).join('. ')}.</span>
      </div>
    </li>
  );
}
