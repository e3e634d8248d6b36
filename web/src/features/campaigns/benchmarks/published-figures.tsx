import { Anchor, Text } from '@mantine/core';
import { industries } from '../../../../../shared/ads/ads.rules.ts';
import { campaignObjectives } from '../../../../../shared/campaigns/campaigns.rules.ts';
import type { PublishedFigure } from '../../../../../shared/campaigns/comparison.contract.ts';
import { formatRatio } from '../../../../../shared/rules/ratio-formats.ts';
import { ToneBadge } from '../../../components/tone-badge.tsx';
import { countryName, formatNumber } from '../../../lib/format.ts';
import classes from './benchmarks.module.css';

const statistics = { mean: 'moyenne', median: 'médiane', range: 'fourchette' } as const;

const confidences = {
  A: 'Confiance A : la page de l’éditeur, ou deux copies qui concordent',
  B: 'Confiance B : une copie d’un éditeur nommé',
  C: 'Confiance C : le blog d’un vendeur, ou une fourchette',
} as const;

/** What others have published, each with what it takes to judge it. */
export function PublishedFigures({ items }: { items: readonly PublishedFigure[] }) {
  return (
    <div className={classes.side}>
      <Text size="xs" fw={600} c="dimmed" mb={4}>
        Publié
      </Text>
      {items.length === 0 && <Text size="sm">Rien de publié que nous puissions citer.</Text>}
      <ul className={classes.published}>
        {items.map((item) => (
          <li key={`${item.source} ${item.period} ${item.industry} ${item.objective}`}>
            <div className={classes.publishedHead}>
              <span className={classes.publishedValue}>{figureText(item)}</span>
              <span title={confidences[item.confidence]}>
                <ToneBadge tone={item.confidence === 'A' ? 'positive' : 'plain'}>Confiance {item.confidence}</ToneBadge>
              </span>
              <Text size="sm" component="span">
                {statistics[item.statistic]}
                {item.industry === 'all' ? ', tous secteurs' : `, ${industries[item.industry]}`}
                {item.objective && `, objectif ${campaignObjectives[item.objective]}`}
              </Text>
            </div>
            <Text size="xs" c="dimmed">
              <Anchor href={item.url} target="_blank" rel="noopener" inherit c="inherit" underline="always">
                {item.source}
              </Anchor>{' '}
              · {placeOf(item.geo)} · {item.period}
              {item.n === null ? ' · nombre non publié' : ` · n\u00a0=\u00a0${formatNumber(item.n)}`}
              {item.currency && ` · en ${item.currency}`}
            </Text>
            {item.caveat && (
              <Text size="xs" c="dimmed">
                {item.caveat}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const placeOf = (geo: string): string => (/^[A-Z]{2}$/.test(geo) ? countryName(geo) : geo);

function figureText({ metric, value, min, max, currency }: PublishedFigure): string {
  const show = (figure: number) => formatRatio(metric, figure, currency ?? 'EUR');
  if (value !== null) return show(value);
  return min !== null && max !== null ? `${show(min)} à ${show(max)}` : 'inconnu';
}
