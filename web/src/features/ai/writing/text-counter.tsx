import { Text } from '@mantine/core';
import type { TextItem } from '../../../../../shared/ai/written.ts';
import { formatNumber } from '../../../lib/format.ts';
import classes from './text-counter.module.css';

type Props = {
  /** None where a heading says it. */ label?: string | undefined;
  item: Pick<TextItem, 'length' | 'recommended' | 'max' | 'state' | 'edited'>;
};

/** « 112 / 125 » over a thin rule, ochre above what is recommended. */
export function TextCounter({ label, item: { length, recommended, max, state, edited } }: Props) {
  return (
    <div className={classes.counter}>
      <Text size="sm" c="dimmed">
        {label && `${label} `}
        {formatNumber(length)} / {formatNumber(recommended)}
        {state === 'long' && `, ${formatNumber(max)} au plus`}
        {edited && ' · modifié'}
      </Text>
      <span
        aria-hidden
        className={classes.rule}
        data-long={state === 'long' || undefined}
        style={{ backgroundSize: `${100 * Math.min(1, length / recommended)}% 100%` }}
      />
    </div>
  );
}
