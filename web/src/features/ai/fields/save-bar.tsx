import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './fields.module.css';

type Props = {
  /** Nothing is to be saved: what comes next stands in the place of the button. */
  isClean: boolean;
  busy: boolean;
  act: string;
  next?: ReactNode;
};

/** At the foot of a long form: its one act, or that all is saved. */
export const SaveBar = ({ isClean, busy, act, next }: Props) => (
  <div className={classes.foot}>
    {isClean && next}
    {!(isClean && next) && (
      <Button
        type={isClean ? 'button' : 'submit'}
        aria-disabled={isClean || busy}
        variant={isClean ? 'default' : 'filled'}
      >
        {busy ? 'Enregistrement...' : isClean ? 'Enregistré' : act}
      </Button>
    )}
    <Text size="sm" c="dimmed" role="status">
      {isClean && next && 'Enregistré'}
    </Text>
  </div>
);
