import { Anchor, Text } from '@mantine/core';
import { roundedText } from '../../../../shared/campaigns/metric-words.ts';
import { formatCount, formatList } from '../../lib/format.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { inEuros, urlNames } from './analytics-query.ts';
import type { Overview } from './use-analytics.ts';

type Props = { what: string; overview: Overview; shown: string | null };

/** Nothing holds two currencies at once: which one is shown, what that leaves out, and the ways to it. */
export function OneCurrency({ what, overview: { currencies, converted }, shown }: Props) {
  const { params, change } = useUrlState();
  const choose = (value: string | null) => change({ [urlNames.money]: value });
  const asked = params.get(urlNames.money);
  const others = currencies.filter(({ currency }) => currency !== shown);
  const isChosen = asked !== null && asked !== inEuros && asked === shown;
  if (converted || !shown || (others.length === 0 && !isChosen)) return null;
  const ways = others.map(({ currency }) => ({ label: `Voir en ${currency}`, value: currency as string | null }));
  if (isChosen) ways.push({ label: 'Devises séparées', value: null });
  ways.push({ label: 'Tout convertir en euros', value: inEuros });
  return (
    <Text size="sm" c="dimmed">
      {what} en {shown} seulement
      {others.length > 0 && `, sans ${formatList(others.map(leftOut))}`}.{' '}
      {ways.map(({ label, value }, at) => (
        <span key={label}>
          {at > 0 && ' · '}
          <Anchor component="button" inherit onClick={() => choose(value)}>
            {label}
          </Anchor>
        </span>
      ))}
    </Text>
  );
}

/** `3 campagnes en USD (7 758 $US)` */
function leftOut({ currency, campaigns, totals: { spend } }: Overview['currencies'][number]): string {
  const amount = spend === null ? '' : ` (${roundedText('spend', spend, currency)} dépensés)`;
  return `${formatCount(campaigns, 'campagne')} en ${currency}${amount}`;
}
