import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './persona-form.module.css';

/** A part of the form, under its name. */
export const FormPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className={classes.part}>
    <Title order={2} fz="1rem">
      {title}
    </Title>
    <div className={classes.fields}>{children}</div>
  </section>
);
