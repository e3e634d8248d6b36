import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './preview.module.css';

type Props = {
  /** Fills the desk with an example; none where there is none to give. */
  onTry?: (() => void) | undefined;
  /** What the example is. */
  example?: string | undefined;
  children: ReactNode;
};

/**
 * In the place of what is not there yet: what will stand there, drawn faint, and an example in one click. On a phone the
 * example comes before the form, the drawing after it: the parent is a grid.
 */
export const Preview = ({ onTry, example, children }: Props) => (
  <section aria-label="Aperçu" className={classes.root}>
    {onTry && (
      <div className={classes.act}>
        <Button variant="default" onClick={onTry}>
          Essayer avec un exemple
        </Button>
        {example && (
          <Text size="sm" c="dimmed">
            {example}
          </Text>
        )}
      </div>
    )}
    <div className={classes.drawing} aria-hidden inert>
      {children}
    </div>
  </section>
);
