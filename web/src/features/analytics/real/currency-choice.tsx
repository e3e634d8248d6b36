import { NativeSelect } from '@mantine/core';
import { InlineSelect } from '../../../components/inline-select.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { currencyChoice } from '../../../lib/currency-name.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { realNames } from './real-names.ts';

/** The currencies among which the API asks to choose, if that is why it refused. */
export function currenciesIn(error: unknown): string[] {
  if (!(error instanceof ApiError)) return [];
  const told = error.details.find(({ path }) => path === 'currency');
  return told?.message.match(/\b[A-Z]{3}\b/g) ?? [];
}

type Props = { currencies: readonly string[]; chosen: string; above: boolean };

/** Of which currency the figures are. */
export function CurrencyChoice({ currencies, chosen, above }: Props) {
  const { change } = useUrlState();
  const Select = above ? NativeSelect : InlineSelect;
  return (
    <Select
      label="Devise"
      value={chosen}
      data={currencies.map((value) => ({ value, label: currencyChoice(value) }))}
      onChange={({ currentTarget }) => change({ [realNames.currency]: currentTarget.value })}
    />
  );
}
