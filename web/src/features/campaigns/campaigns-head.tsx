import { Anchor, Text } from '@mantine/core';
import { documents } from '../../../../shared/page-paths.ts';
import { Figure } from '../../components/figure.tsx';
import { KeyFigures } from '../../components/key-figures.tsx';
import { formatCount, formatDay } from '../../lib/format.ts';
import { metricLabels } from '../../lib/metric-words.ts';
import classes from './campaigns-page.module.css';
import type { CampaignListState } from './use-campaign-list.ts';

type Found = NonNullable<CampaignListState['first']>;

const headNames = ['spend', 'revenue', 'roas', 'cpa', 'conversions'] as const;

/** Of all that is found, currency by currency: they are never added. And of which days. */
export function CampaignsHead({ found }: { found: Found }) {
  const { currencies, from, to, activeUse, total } = found;
  const days = from === to ? `le ${formatDay(from)}` : `du ${formatDay(from)} au ${formatDay(to)}`;
  return (
    <section className={classes.head} aria-label="Chiffres des campagnes affichées">
      <div className={classes.facts}>
        <Text size="sm" c="dimmed">
          {formatCount(total, 'campagne')} · {days}
        </Text>
        <Quota {...activeUse} />
      </div>
      {currencies.map(({ currency, campaigns, totals, ratios }) => (
        <div key={currency}>
          {currencies.length > 1 && (
            <Text size="sm" fw={600} mb={6}>
              {currency} · {formatCount(campaigns, 'campagne')}
            </Text>
          )}
          <KeyFigures
            figures={headNames.map((name) => ({
              name: metricLabels[name],
              value: <Figure name={name} figures={{ totals, ratios }} currency={currency} />,
            }))}
          />
        </div>
      ))}
    </section>
  );
}

/** How many campaigns are active, of how many the plan allows. */
function Quota({ used, limit }: Found['activeUse']) {
  const active = formatCount(used, 'campagne active', 'campagnes actives');
  return (
    <Text size="sm" c="dimmed">
      {limit === null ? active : `${active} sur ${limit}`}
      {limit !== null && used >= limit && (
        <>
          {' · '}
          <Anchor href={`${documents.landing}#tarifs`} target="_blank" inherit underline="always">
            Comparer les offres
          </Anchor>
        </>
      )}
    </Text>
  );
}
