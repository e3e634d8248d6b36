import { Text } from '@mantine/core';
import { adFormats, adPlatforms } from '../../../../../shared/ads/ads.rules.ts';
import type { AdResult } from '../../../../../shared/learning/results.contract.ts';
import list from '../../../components/card-list.module.css';
import dotted from '../../../components/dotted.module.css';
import { compactCount } from '../figures.ts';
import { AdWords } from './ad-words.tsx';
import { ChangeText } from './change-text.tsx';
import { type Change, fromTogether, ratesOf, type Shown } from './result-figures.ts';
import { daysOf } from './result-words.ts';
import classes from './results.module.css';

type Figures = ReturnType<typeof ratesOf>;

/** The same ads, where there is no room for columns. */
export const ResultCards = ({ results, currency, asked }: Shown) => (
  <ul className={list.list} aria-label="Annonces">
    {results.together && results.total > 1 && (
      <li className={`${list.card} ${classes.together}`}>
        <Text size="sm" fw={600}>
          Ensemble
          {results.together.impressions !== null && ` · ${compactCount(results.together.impressions, 'impression')}`}
        </Text>
        <FigureRow figures={ratesOf(results.together, currency)} change={null} />
      </li>
    )}
    {results.ads.map((ad) => (
      <li key={ad.id} className={list.card}>
        <AdWords ad={ad} results={results} asked={asked} />
        <Text size="xs" c="dimmed" mt={4} component="div" className={dotted.dotted}>
          {[...aboutOf(ad), daysOf(ad)].map((said) => (
            <span key={said}>{said} </span>
          ))}
        </Text>
        <FigureRow figures={ratesOf(ad, currency)} change={fromTogether(ad, results)} />
      </li>
    ))}
  </ul>
);

const aboutOf = (ad: AdResult): string[] => [
  adPlatforms[ad.platform],
  adFormats[ad.format],
  ...(ad.counters.impressions === null ? [] : [compactCount(ad.counters.impressions, 'impression')]),
];

const FigureRow = ({ figures, change }: { figures: Figures; change: Change | null }) => (
  <dl className={classes.figures}>
    {figures.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          {value}
          {name === 'CTR' && (
            <>
              {' '}
              <ChangeText change={change} />
            </>
          )}
        </dd>
      </div>
    ))}
  </dl>
);
