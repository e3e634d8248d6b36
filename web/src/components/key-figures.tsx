import { Text } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import classes from './key-figures.module.css';

type Props = {
  figures: readonly { name: string; value: ReactNode }[];
  /** In a row, where there is room. */
  across?: number;
};

/** The figures to read before any chart. */
export function KeyFigures({ figures, across = figures.length }: Props) {
  return (
    <dl className={classes.root} style={{ '--across': across } as CSSProperties}>
      {figures.map(({ name, value }) => (
        <div key={name} className={classes.figure}>
          <Text component="dt" size="sm" c="dimmed">
            {name}
          </Text>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
