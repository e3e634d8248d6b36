import { Text } from '@mantine/core';
import { adFormats, adPlatforms } from '../../../../../shared/ads/ads.rules.ts';
import list from '../../../components/card-list.module.css';
import { AdWords } from './ad-words.tsx';
import { figuresOf } from './result-table.tsx';
import { daysOf } from './result-words.ts';
import classes from './results.module.css';
import type { Results } from './use-results.ts';

type Props = { results: Results; currency: string | null };

/** The same ads, where there is no room for columns. */
export const ResultCards = ({ results, currency }: Props) => (
  <ul className={list.list} aria-label="Annonces">
    {results.ads.map((ad) => (
      <li key={ad.id} className={list.card}>
        <AdWords ad={ad} results={results} />
        <Text size="xs" c="dimmed" mt={6}>
          {adPlatforms[ad.platform]} · {adFormats[ad.format]} · {daysOf(ad)}
        </Text>
        <dl className={classes.figures}>
          {figuresOf(ad, currency).map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ul>
);
