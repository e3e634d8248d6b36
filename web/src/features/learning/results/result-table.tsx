import { adFormats, adPlatforms } from '../../../../../shared/ads/ads.rules.ts';
import table from '../../../components/list-table.module.css';
import { ColumnHead } from '../../../components/list-table.tsx';
import { AdWords } from './ad-words.tsx';
import { ChangeText } from './change-text.tsx';
import { figuresOf, fromTogether, type Shown } from './result-figures.ts';
import { daysOf } from './result-words.ts';
import classes from './results.module.css';

/** Ads with what they say and what they did, below all of them together; sorted by a press on a header. */
export const ResultTable = ({ results, sort, currency, asked }: Shown & { sort: string }) => (
  <div className={classes.scroller}>
    <table className={`${table.table} ${classes.table}`} aria-label="Annonces">
      <thead>
        <tr>
          <ColumnHead label="Annonce" active={false} />
          <ColumnHead label="Plateforme" active={false} />
          <ColumnHead label="Impressions" sort="impressions" active={sort === 'impressions'} align="right" />
          <ColumnHead label="CTR" sort="ctr" active={sort === 'ctr'} align="right" />
          <ColumnHead label="Taux de conv." sort="conversion_rate" active={sort === 'conversion_rate'} align="right" />
          <ColumnHead label="Coût par conv." sort="cpa" active={sort === 'cpa'} align="right" ascending />
          <ColumnHead label="Diffusion" sort="newest" active={sort === 'newest'} />
        </tr>
      </thead>
      <tbody>
        {results.together && results.total > 1 && (
          <tr className={`${classes.row} ${classes.together}`}>
            <th scope="row" colSpan={2}>
              Ensemble
              <small>Écart avec cet ensemble sous chaque CTR, en couleur s’il dépasse le hasard.</small>
            </th>
            {figuresOf(results.together, currency).map(({ name, value }) => (
              <td key={name} data-align="right">
                {value}
              </td>
            ))}
            <td />
          </tr>
        )}
        {results.ads.map((ad) => (
          <tr key={ad.id} className={classes.row}>
            <th scope="row">
              <AdWords ad={ad} results={results} asked={asked} />
            </th>
            <td>
              {adPlatforms[ad.platform]}
              <small>{adFormats[ad.format]}</small>
            </td>
            {figuresOf({ ...ad, impressions: ad.counters.impressions }, currency).map(({ name, value }) => (
              <td key={name} data-align="right">
                {value}
                {name === 'CTR' && <ChangeText change={fromTogether(ad, results)} />}
              </td>
            ))}
            <td className={classes.days}>{daysOf(ad)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
