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
import { stateTones } from '../../../lib/creative-tones.ts';
import { fatigueEvidence, fatigueStates } from '../../../lib/fatigue-words.ts';
import { formatPercent } from '../../../lib/format.ts';
import { usePhone } from '../../../lib/use-phone.ts';
import classes from './ad-card.module.css';

import { Judgement } from './judgement.tsx';
import type { Creatives } from './use-creatives.ts';

type Props = {
  ad: Creative;
  creatives: Creatives;
  /** Chosen to be compared, and how that changes; it may not be once six are. */
  choice: { chosen: boolean; full: boolean; toggle: () => void };
};

/** An ad on a line: its verdict, what it cost, and whether it tires. */
export function AdCard({ ad, creatives, choice }: Props) {
  const phone = usePhone();
  const { metric, currency } = creatives;
  const money = currency ?? 'EUR';
  const estimate = { value: ad.ratios[metric].value, interval: ad.interval };
  // The target of its own campaign in the middle: lines of several targets are read alike.
  const axis = ad.target === null ? axisOf([estimate]) : { from: 0, to: ad.target * 2 };
  const fatigue = fatigueStates[ad.fatigue.state];
  const why = `${fatigueEvidence(ad.fatigue).join('. ')}.`;
  // What goes well is read by who asks.
  const folded = phone || ad.fatigue.state === 'fresh';
  return (
    <li className={classes.ad}>
      <div className={classes.who}>
        <Checkbox
          size="sm"
          aria-label={`Choisir ${ad.name}`}
          checked={choice.chosen}
          disabled={choice.full && !choice.chosen}
          onChange={choice.toggle}
        />
        <AdPicture imageUrl={ad.imageUrl} libraryAdId={ad.libraryAdId} />
        <div className={classes.named}>
          <Title order={3} fz="sm" className={classes.name} title={ad.name}>
            {ad.name}
          </Title>
          <Anchor component={Link} to={paths.campaign(ad.campaignId)} size="xs" c="dimmed" underline="hover">
            {ad.campaignName}
          </Anchor>
          <ToneBadge tone={stateTones[ad.state]}>{creativeStates[ad.state]}</ToneBadge>
        </div>
      </div>
      <dl className={classes.figures}>
        <div>
          <dt className={classes.label}>Dépense</dt>
          <dd>
            <Figure name="spend" figures={ad} currency={money} rounded />
            {ad.share !== null && <small>{formatPercent(ad.share)} du total</small>}
          </dd>
        </div>
        <div>
          <dt className={classes.label}>{metricLabels[metric]}</dt>
          <dd>
            <Judgement of={ad} target={ad.target} axis={axis} creatives={creatives} />
            {ad.target !== null && (
              <span className={classes.goal}>objectif {formatRatio(metric, ad.target, money)}</span>
            )}
          </dd>
        </div>
      </dl>
      <div className={classes.fatigue}>
        <b className={classes.tired} data-tone={fatigue.tone}>
          {fatigue.label}
        </b>
        {folded ? (
          <details>
            <summary>Pourquoi</summary>
            {why}
          </details>
        ) : (
          <span>{why}</span>
        )}
      </div>
    </li>
  );
}
