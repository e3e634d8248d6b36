import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { KeyFigures } from '../../../components/key-figures.tsx';
import classes from './dashboard.module.css';

export type LinkedFigure = { name: string; value: string; to?: string; more?: ReactNode };

/** Figures, each of which opens the list that it counts, where there is one to open. */
export const LinkedFigures = ({ figures }: { figures: readonly LinkedFigure[] }) => (
  <KeyFigures
    figures={figures.map(({ name, value, to, more }) => ({
      name,
      more,
      value: to ? (
        <Anchor
          component={Link}
          to={to}
          inherit
          c="inherit"
          underline="always"
          className={classes.figure}
          aria-label={`${name}\u00a0: ${value}`}
        >
          {value}
        </Anchor>
      ) : (
        value
      ),
    }))}
  />
);
