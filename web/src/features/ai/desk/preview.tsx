import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ToneBadge } from '../../../components/tone-badge.tsx';
import classes from './preview.module.css';

type Props = {
  /** Fills the desk with an example; none where there is none to give. */
  onTry?: (() => void) | undefined;
  /** What the example is. */
  example?: string | undefined;
  /** What the drawing is told by, where it is not only an example. */
  mark?: string;
  children: ReactNode;
};

/** In the place of what is not there yet: what will stand there, framed and marked, and an example in one click. */
export const Preview = ({ onTry, example, mark = 'Exemple', children }: Props) => (
  <section aria-label="Aperçu" className={classes.root}>
    <div className={classes.drawing} aria-hidden inert>
      <div className={classes.mark}>
        <ToneBadge tone="warning">{mark}</ToneBadge>
      </div>
      {children}
    </div>
    {onTry && (
      <div className={classes.act}>
        <Button variant="default" onClick={onTry}>
          Essayer cet exemple
        </Button>
        {example && (
          <Text size="sm" c="dimmed">
            {example}
          </Text>
        )}
      </div>
    )}
  </section>
);
