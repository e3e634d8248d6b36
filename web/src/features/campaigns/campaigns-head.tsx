import { Anchor, Button, Text } from '@mantine/core';
import useSWR from 'swr';
import type { CurrencyFigures, Delta, Figures } from '../../../../shared/campaigns/figures.ts';
import { getCampaignStats } from '../../../../shared/campaigns/list.contract.ts';
import { baseCurrency } from '../../../../shared/campaigns/rates.ts';
import { parisDay } from '../../../../shared/kernel/paris-day.ts';
import type { RouteOutput } from '../../../../shared/kernel/route.ts';
import { documents } from '../../../../shared/page-paths.ts';
import { Figure } from '../../components/figure.tsx';
import { KeyFigures } from '../../components/key-figures.tsx';
import { Sparkline } from '../../components/sparkline.tsx';
import { formatCount, formatDay } from '../../lib/format.ts';
import { metricLabels } from '../../lib/metric-words.ts';
import { request } from '../../lib/request.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { deltaWords, verdictWords } from './campaign/delta-words.ts';
import classes from './campaigns-page.module.css';
import { queryOf, urlNames } from './campaigns-query.ts';
import { RatesUsed } from './rates-used.tsx';
import type { CampaignListState } from './use-campaign-list.ts';

type Found = NonNullable<CampaignListState['first']>;
type Told = RouteOutput<typeof getCampaignStats>['currencies'][number];

const headNames = ['spend', 'revenue', 'roas', 'cpa', 'conversions'] as const;

/** Of all that is found, currency by currency: they are never added, but in euros where that is asked. And of which days. */
export function CampaignsHead({ found }: { found: Found }) {
  const { currencies, from, to, activeUse, total, converted, asked } = found;
  const compared = useCompared(asked);
  const days = from === to ? `le ${formatDay(from)}` : `du ${formatDay(from)} au ${formatDay(to)}`;
  return (
    <section className={classes.head} aria-label="Chiffres des campagnes affichées">
      <div className={classes.facts}>
        <Text size="sm" c="dimmed">
          {formatCount(total, 'campagne')} · {days}
        </Text>
        <Conversion currencies={currencies} />
        <Quota {...activeUse} />
      </div>
      {converted && (
        <div>
          <Text size="sm" fw={600} mb={6}>
            En euros · {formatCount(total, 'campagne')}
          </Text>
          <KeyFigures figures={headNames.map((name) => figureOf(name, converted, baseCurrency, undefined))} />
          <RatesUsed rates={converted.rates} />
        </div>
      )}
      {!converted &&
        currencies.map(({ currency, campaigns, ...figures }) => (
          <div key={currency}>
            {currencies.length > 1 && (
              <Text size="sm" fw={600} mb={6}>
                {currency} · {formatCount(campaigns, 'campagne')}
              </Text>
            )}
            <KeyFigures
              figures={headNames.map((name) =>
                figureOf(
                  name,
                  figures,
                  currency,
                  compared?.find((one) => one.currency === currency),
                ),
              )}
            />
          </div>
        ))}
    </section>
  );
}

/** The same sums beside those of as many days before: asked apart, for the list does not wait for them. */
function useCompared(asked: string): Told[] | undefined {
  const { data } = useSWR(
    [getCampaignStats.operation, asked],
    async () => {
      const { sort: _, convertTo: __, ...query } = queryOf(asked, parisDay());
      return (await request(getCampaignStats, { query: { ...query, compare: 'previous' } })).currencies;
    },
    { revalidateOnFocus: false },
  );
  return data;
}

type HeadName = (typeof headNames)[number];

function figureOf(name: HeadName, figures: Figures, currency: string, told: Told | undefined) {
  const { deltas, trend } = told ?? {};
  return {
    name: metricLabels[name],
    value: <Figure name={name} figures={figures} currency={currency} />,
    more: deltas && trend && (
      <span className={classes.more}>
        <Change name={name} delta={deltas[name]} />
        <Sparkline
          values={trend.map((point) => point[name])}
          label={`${metricLabels[name]} au fil de la période`}
          height={22}
        />
      </span>
    ),
  };
}

function Change({ name, delta }: { name: HeadName; delta: Delta }) {
  const words = deltaWords(name, delta);
  if (!words) return <span />;
  return (
    <span data-verdict={words.verdict ?? undefined} title="Par rapport à la période précédente">
      {words.text}
      {words.verdict && `, ${verdictWords[words.verdict]}`}
    </span>
  );
}

/** The way to sums in euros and back, where something is in another currency. */
function Conversion({ currencies }: { currencies: CurrencyFigures[] }) {
  const { params, change } = useUrlState();
  const inEuros = params.has(urlNames.inEuros);
  if (!inEuros && currencies.every(({ currency }) => currency === baseCurrency)) return null;
  return (
    <Button variant="default" size="compact-sm" onClick={() => change({ [urlNames.inEuros]: inEuros ? null : '1' })}>
      {inEuros ? 'Chaque devise à part' : 'Convertir en euros'}
    </Button>
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
