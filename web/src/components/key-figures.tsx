import { Text } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import classes from './key-figures.module.css';

type Props = {
  /** `more` stands below the value: how it went, what it was; `curve` beside the name. */
  figures: readonly { name: string; value: ReactNode; more?: ReactNode; curve?: ReactNode }[];
  /** In a row, where there is room. */
  across?: number;
  /** On a phone in two rows, two figures then three, without their curves: none stands alone. */
  twoThenThree?: boolean;
};

/** The figures to read before any chart. */
export function KeyFigures({ figures, across = figures.length, twoThenThree = false }: Props) {
  return (
    <dl
      className={classes.root}
      data-two-three={twoThenThree || undefined}
      style={{ '--across': across } as CSSProperties}
    >
      {figures.map(({ name, value, more, curve }) => (
        <div key={name} className={classes.figure}>
          <Text component="dt" size="sm" c="dimmed">
            {name}
          </Text>
          {curve && <dd className={classes.curve}>{curve}</dd>}
          <dd className={classes.value}>{value}</dd>
          {more && <dd className={classes.more}>{more}</dd>}
        </div>
      ))}
    </dl>
  );
}
