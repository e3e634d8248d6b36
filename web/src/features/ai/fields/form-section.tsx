import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './fields.module.css';

type Props = {
  title: string;
  about?: string;
  /** What the keys do: nothing to know on a phone. */
  keys?: string;
  children: ReactNode;
};

/** A part of a long form, with what it is for. */
export const FormSection = ({ title, about, keys, children }: Props) => (
  <section aria-label={title} className={classes.section}>
    <div className={classes.about}>
      <Title order={2} fz="1rem">
        {title}
      </Title>
      {about && (
        <Text size="sm" c="dimmed" component="p">
          {about} {keys && <span className={classes.keys}>{keys}</span>}
        </Text>
      )}
    </div>
    <div className={classes.fields}>{children}</div>
  </section>
);
