import { Text } from '@mantine/core';
import { adFormats, adPlatforms } from '../../../../../shared/ads/ads.rules.ts';
import list from '../../../components/card-list.module.css';
import { AdWords } from './ad-words.tsx';
import { figuresOf, fromTogether, type Shown } from './result-figures.ts';
import { daysOf } from './result-words.ts';
import classes from './results.module.css';

type Figures = ReturnType<typeof figuresOf>;

/** The same ads, where there is no room for columns. */
export const ResultCards = ({ results, currency, asked }: Shown) => (
  <ul className={list.list} aria-label="Annonces">
    {results.together && results.total > 1 && (
      <li className={`${list.card} ${classes.together}`}>
        <Text size="sm" fw={600}>
          Ensemble
        </Text>
        <FigureRow figures={figuresOf(results.together, currency, { short: true })} change={null} />
      </li>
    )}
    {results.ads.map((ad) => (
      <li key={ad.id} className={list.card}>
        <AdWords ad={ad} results={results} asked={asked} />
        <Text size="xs" c="dimmed" mt={4}>
          {adPlatforms[ad.platform]} · {adFormats[ad.format]} · {daysOf(ad)}
        </Text>
        <FigureRow
          figures={figuresOf({ ...ad, impressions: ad.counters.impressions }, currency, { short: true })}
          change={fromTogether(ad, results)}
        />
      </li>
    ))}
  </ul>
);

const FigureRow = ({ figures, change }: { figures: Figures; change: string | null }) => (
  <dl className={classes.figures}>
    {figures.map(({ name, value }) => (
      <div key={name}>
        <dt>{shortNames[name] ?? name}</dt>
        <dd>
          {value}
          {name === 'CTR' && change && <small> {change}</small>}
        </dd>
      </div>
    ))}
  </dl>
);

const shortNames: Readonly<Record<string, string>> = {
  Impressions: 'Impr.',
  'Taux de conv.': 'Conv.',
  'Coût par conv.': 'Coût/conv.',
};
