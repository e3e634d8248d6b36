import { Anchor, Text } from '@mantine/core';
import type { ExchangeRate } from '../../../../shared/campaigns/rates.ts';
import { formatDay } from '../../lib/format.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { urlNames } from './campaigns-query.ts';

const rateText = new Intl.NumberFormat('fr-FR', { maximumSignificantDigits: 6 });
const shownAtMost = 4;

/** By which rates amounts became euros, and the way to change them. */
export function RatesUsed({ rates }: { rates: readonly ExchangeRate[] }) {
  const { change } = useUrlState();
  const texts = rates.map(
    ({ currency, day, rate }) => `1\u00a0${currency} = ${rateText.format(rate)}\u00a0€ depuis le ${formatDay(day)}`,
  );
  const rest = texts.length - shownAtMost;
  return (
    <Text size="sm" c="dimmed" mt={6} title={texts.join('\n')}>
      {texts.length === 0
        ? 'Rien à convertir sur ces jours.'
        : `${texts.slice(0, shownAtMost).join(' · ')}${rest > 0 ? ` · et ${rest} autres` : ''}.`}{' '}
      <Anchor
        component="button"
        type="button"
        inherit
        underline="always"
        onClick={() => change({ [urlNames.setting]: 'taux' })}
      >
        Modifier les taux
      </Anchor>
    </Text>
  );
}
