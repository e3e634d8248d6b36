import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './personas.module.css';

/** A part of the form, under its name. */
export const FormPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className={classes.part}>
    <Title order={2} fz="1rem" mb="sm">
      {title}
    </Title>
    <div className={classes.fields}>{children}</div>
  </section>
);
