import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { SegmentedControl } from '@mantine/core';
import { type Interval, intervals } from '../../../../../shared/billing/prices.ts';

const labels: Record<Interval, string> = { month: 'Par mois', year: 'Par an' };

/** For how long one pays at a time. */
export const IntervalChoice = ({ value, onChange }: { value: Interval; onChange: (interval: Interval) => void }) => (
  <SegmentedControl
    aria-label="Période"
    value={value}
    onChange={onChange}
    data={intervals.map((value) => ({ value, label: labels[value] }))}
    mr="auto"
  />
);
