import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../shared/page-paths.ts';
import classes from './desk.module.css';

/** One tool, under the way back to all of them. */
export const ToolDesk = ({ children }: { children: ReactNode }) => (
  <div className={classes.root}>
    <Anchor component={Link} to={paths.aiGenerator} size="sm" c="dimmed" underline="always" mr="auto">
      Tous les outils
    </Anchor>
    {children}
  </div>
);
