import { Input, NativeSelect, SegmentedControl, Stack } from '@mantine/core';
import { granularities } from '../../../../../shared/rules/periods.ts';
import { InlineSelect } from '../../../components/inline-select.tsx';
import { useMay } from '../../../lib/use-may.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { CurrencyChoice } from './currency-choice.tsx';
import { realNames } from './real-names.ts';
import type { RealAsked } from './use-blended.ts';

const granularityLabels = { day: 'par jour', week: 'par semaine', month: 'par mois' };

type Props = {
  asked: RealAsked;
  /** Of the campaigns, where they have several. */
  currencies: readonly string[];
  /** One under the other, each under its name. */
  above?: boolean;
};

/** Which sales are counted, how the curve goes, and of which currency all is. */
export function RealChoices({ asked: { source, granularity, currency }, currencies, above = false }: Props) {
  const { change } = useUrlState();
  const may = useMay();
  const Select = above ? NativeSelect : InlineSelect;
  const sources = may('prospects:read') && (
    <SegmentedControl
      aria-label="Ventes comptées"
      size="sm"
      fullWidth={above}
      value={source}
      data={[
        { value: 'sales', label: 'Vos ventes' },
        { value: 'crm', label: 'Affaires signées' },
      ]}
      onChange={(value) => change({ [realNames.source]: value === 'sales' ? null : value })}
    />
  );
  const others = (
    <>
      <Select
        label="Graphique"
        value={granularity}
        data={granularities.map((value) => ({ value, label: granularityLabels[value] }))}
        onChange={({ currentTarget: { value } }) => change({ [realNames.granularity]: value === 'day' ? null : value })}
      />
      {currency && currencies.length > 0 && <CurrencyChoice currencies={currencies} chosen={currency} above={above} />}
    </>
  );
  if (!above)
    return (
      <>
        {sources}
        {others}
      </>
    );
  return (
    <Stack gap="md">
      {sources && <Input.Wrapper label="Ventes comptées">{sources}</Input.Wrapper>}
      {others}
    </Stack>
  );
}
