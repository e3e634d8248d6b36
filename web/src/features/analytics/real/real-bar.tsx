import { Button } from '@mantine/core';
import { IconFileImport, IconPencil } from '@tabler/icons-react';
import { PeriodChoice } from '../../../components/period-choice.tsx';
import { PhoneFilters } from '../../../components/phone-filters.tsx';
import { later } from '../../../lib/later.tsx';
import { useMay } from '../../../lib/use-may.ts';
import { usePhone } from '../../../lib/use-phone.ts';
import classes from './real.module.css';
import { RealChoices } from './real-choices.tsx';
import type { RealAsked } from './use-blended.ts';

const RealSheet = later(async () => (await import('./real-sheet.tsx')).RealSheet);

type Props = {
  asked: RealAsked;
  currencies: readonly string[];
  /** To write sales; while there are none, the page itself asks for them. */
  ways: { onWrite: () => void; onImport: () => void } | null;
};

/** What is asked for, and the way to write sales. */
export function RealBar({ asked, currencies, ways }: Props) {
  const may = useMay();
  const phone = usePhone();
  const { source, granularity } = asked;
  const changed = [source !== 'sales', granularity !== 'day'].filter(Boolean).length;
  return (
    <div className={classes.bar}>
      <PeriodChoice period={asked.period} />
      {phone ? (
        <PhoneFilters
          count={changed}
          sheet={(opened, onClose) => <RealSheet {...{ asked, currencies, opened, onClose }} />}
        />
      ) : (
        <RealChoices asked={asked} currencies={currencies} />
      )}
      {ways && may('analytics:write') && (
        <div className={classes.ways}>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconFileImport size={16} aria-hidden />}
            onClick={ways.onImport}
          >
            Importer
          </Button>
          <Button size="sm" leftSection={<IconPencil size={16} aria-hidden />} onClick={ways.onWrite}>
            Saisir mes ventes
          </Button>
        </div>
      )}
    </div>
  );
}
