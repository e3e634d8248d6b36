import { Checkbox, UnstyledButton } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { metricLabels } from '../../../../../../shared/campaigns/metric-words.ts';
import { AdPicture } from '../../../../components/ad-picture.tsx';
import cards from '../../../../components/card-list.module.css';
import { Figure } from '../../../../components/figure.tsx';
import { ToneBadge } from '../../../../components/tone-badge.tsx';
import { fatigueEvidence, fatigueStates } from '../../../../lib/fatigue-words.ts';
import { formatPercent } from '../../../../lib/format.ts';
import type { Selection } from '../../../../lib/use-selection.ts';
import table from '../figures-table.module.css';
import { AdPath, type Scales, scalesOf } from './ad-path.tsx';
import classes from './ads.module.css';
import type { CampaignAd } from './use-ads.ts';

const columns = ['spend', 'conversions', 'cpa', 'roas'] as const;

type Props = {
  ads: readonly CampaignAd[];
  currency: string;
  selection: Selection;
  onOpen: (ad: CampaignAd) => void;
};

/** Ads, each with what it brings, where it loses people and whether it tires. */
export function AdsTable({ ads, currency, selection, onOpen }: Props) {
  const scales = scalesOf(ads);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled from the keyboard
    <section className={table.root} tabIndex={0} aria-label="Chiffres par publicité">
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">Publicité</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {metricLabels[column]}
              </th>
            ))}
            <th scope="col" className={table.text}>
              De l’accroche à la conversion
            </th>
            <th scope="col" className={table.text}>
              Fatigue
            </th>
          </tr>
        </thead>
        <tbody>
          {ads.map((ad) => (
            <AdRow key={ad.adId} {...{ ad, currency, scales, selection, onOpen }} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type RowProps = Omit<Props, 'ads'> & { ad: CampaignAd; scales: Scales };

function AdRow({ ad, currency, scales, selection, onOpen }: RowProps) {
  return (
    <tr>
      <td>
        <Who {...{ ad, selection, onOpen }} />
      </td>
      {columns.map((column) => (
        <td key={column}>
          <Figure name={column} figures={ad} currency={currency} />
          {column === 'spend' && ad.share !== null && (
            <div className={classes.share}>{formatPercent(ad.share)} du total</div>
          )}
        </td>
      ))}
      <td className={table.text}>
        <AdPath ad={ad} scales={scales} currency={currency} />
      </td>
      <td className={table.text}>
        <Tiredness ad={ad} />
      </td>
    </tr>
  );
}

/** The same on a phone, an ad a card. */
export function AdCards({ ads, currency, selection, onOpen }: Props) {
  const scales = scalesOf(ads);
  return (
    <ul className={cards.list} aria-label="Chiffres par publicité">
      {ads.map((ad) => (
        <li key={ad.adId} className={`${cards.card} ${classes.card}`}>
          <Who {...{ ad, selection, onOpen }} />
          <dl className={classes.figures}>
            {columns.map((column) => (
              <div key={column}>
                <dt>{metricLabels[column]}</dt>
                <dd>
                  <Figure name={column} figures={ad} currency={currency} />
                </dd>
              </div>
            ))}
          </dl>
          <AdPath ad={ad} scales={scales} currency={currency} />
          <Tiredness ad={ad} />
        </li>
      ))}
    </ul>
  );
}

function Who({ ad, selection, onOpen }: Pick<RowProps, 'ad' | 'selection' | 'onOpen'>) {
  const said = ad.creative?.title ?? ad.creative?.body;
  return (
    <div className={classes.who}>
      <Checkbox
        size="sm"
        aria-label={`Choisir ${ad.name}`}
        checked={selection.ids.has(ad.adId)}
        onChange={() => selection.toggle(ad.adId)}
      />
      <Picture ad={ad} onOpen={() => onOpen(ad)} />
      <div>
        <div className={classes.name} title={ad.name}>
          {ad.name}
        </div>
        {ad.adSetName && <div className={table.set}>{ad.adSetName}</div>}
        {said && <div className={classes.body}>{said}</div>}
      </div>
    </div>
  );
}

/** Whether the ad tires, and what tells it. */
function Tiredness({ ad: { fatigue } }: { ad: CampaignAd }) {
  const { label, tone } = fatigueStates[fatigue.state];
  return (
    <div className={classes.fatigue}>
      <ToneBadge tone={tone}>{label}</ToneBadge>
      <ul>
        {fatigueEvidence(fatigue).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** What the ad shows, and the way to all that it says. */
function Picture({ ad, onOpen }: { ad: CampaignAd; onOpen: () => void }) {
  return (
    <UnstyledButton aria-label={`Voir la publicité ${ad.name}`} onClick={onOpen}>
      <AdPicture imageUrl={ad.imageUrl} libraryAdId={ad.libraryAdId}>
        <span className={classes.unlinked}>
          <IconPhoto size={18} aria-hidden />
        </span>
      </AdPicture>
    </UnstyledButton>
  );
}
