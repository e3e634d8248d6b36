import { adFormats, adPlatforms } from '../../../../../shared/ads/ads.rules.ts';
import type { AdResult } from '../../../../../shared/learning/results.contract.ts';
import table from '../../../components/list-table.module.css';
import { ColumnHead } from '../../../components/list-table.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { moneyText, shareText } from '../figures.ts';
import { AdWords } from './ad-words.tsx';
import { daysOf } from './result-words.ts';
import classes from './results.module.css';
import type { Results } from './use-results.ts';

type Props = { results: Results; sort: string; currency: string | null };

const unknown = '—';
const orUnknown = (value: number | null, show: (value: number) => string): string =>
  value === null ? unknown : show(value);

/** What an ad did, as its figures are named. */
export const figuresOf = ({ counters, ctr, conversionRate, cpa }: AdResult, currency: string | null) => [
  { name: 'Impressions', value: orUnknown(counters.impressions, formatNumber) },
  { name: 'CTR', value: orUnknown(ctr, shareText) },
  { name: 'Taux de conv.', value: orUnknown(conversionRate, shareText) },
  { name: 'Coût par conv.', value: orUnknown(cpa, (value) => moneyText(value, currency)) },
];

/** Ads with what they say and what they did; sorted by a press on a header. */
export const ResultTable = ({ results, sort, currency }: Props) => (
  <div className={classes.scroller}>
    <table className={`${table.table} ${classes.table}`} aria-label="Annonces">
      <thead>
        <tr>
          <ColumnHead label="Annonce" active={false} />
          <ColumnHead label="Plateforme" active={false} />
          <ColumnHead label="Impressions" sort="impressions" active={sort === 'impressions'} align="right" />
          <ColumnHead label="CTR" sort="ctr" active={sort === 'ctr'} align="right" />
          <ColumnHead label="Taux de conv." active={false} align="right" />
          <ColumnHead label="Coût par conv." active={false} align="right" />
          <ColumnHead label="Jours" sort="newest" active={sort === 'newest'} />
        </tr>
      </thead>
      <tbody>
        {results.ads.map((ad) => (
          <tr key={ad.id} className={classes.row}>
            <th scope="row">
              <AdWords ad={ad} results={results} />
            </th>
            <td>
              {adPlatforms[ad.platform]}
              <small>{adFormats[ad.format]}</small>
            </td>
            {figuresOf(ad, currency).map(({ name, value }) => (
              <td key={name} data-align="right">
                {value}
              </td>
            ))}
            <td className={classes.days}>{daysOf(ad)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
