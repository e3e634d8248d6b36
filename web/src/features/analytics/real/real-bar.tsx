import { Button, Group, NativeSelect, SegmentedControl } from '@mantine/core';
import { IconFileImport, IconPencil } from '@tabler/icons-react';
import { granularities } from '../../../../../shared/rules/periods.ts';
import { PeriodChoice } from '../../../components/period-choice.tsx';
import { useMay } from '../../../lib/use-may.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { CurrencyChoice } from './currency-choice.tsx';
import classes from './real.module.css';
import { realNames } from './real-names.ts';
import type { RealAsked } from './use-blended.ts';

const granularityLabels = { day: 'Par jour', week: 'Par semaine', month: 'Par mois' };

type Props = {
  asked: RealAsked;
  /** Of the campaigns, where they have several. */
  currencies: readonly string[];
  onWrite: () => void;
  onImport: () => void;
};

/** What is asked for, and the way to write sales. */
export function RealBar({ asked, currencies, onWrite, onImport }: Props) {
  const { change } = useUrlState();
  const may = useMay();
  const { period, source, granularity, currency } = asked;
  return (
    <div className={classes.bar}>
      <PeriodChoice period={period} />
      {may('prospects:read') && (
        <SegmentedControl
          aria-label="Ventes comptées"
          size="sm"
          value={source}
          data={[
            { value: 'sales', label: 'Vos ventes' },
            { value: 'crm', label: 'Affaires signées' },
          ]}
          onChange={(value) => change({ [realNames.source]: value === 'sales' ? null : value })}
        />
      )}
      <NativeSelect
        aria-label="Pas du graphique"
        size="sm"
        value={granularity}
        data={granularities.map((value) => ({ value, label: granularityLabels[value] }))}
        onChange={({ currentTarget: { value } }) => change({ [realNames.granularity]: value === 'day' ? null : value })}
      />
      {currency && currencies.length > 0 && <CurrencyChoice currencies={currencies} chosen={currency} />}
      {may('analytics:write') && (
        <Group gap="xs" ml="auto">
          <Button variant="default" size="sm" leftSection={<IconFileImport size={16} aria-hidden />} onClick={onImport}>
            Importer vos ventes
          </Button>
          <Button size="sm" leftSection={<IconPencil size={16} aria-hidden />} onClick={onWrite}>
            Écrire vos ventes
          </Button>
        </Group>
      )}
    </div>
  );
}
