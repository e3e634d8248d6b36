import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './settings-group.module.css';

export function SettingsGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.group} aria-labelledby={id}>
      <Title order={2} fz="1.125rem" id={id} className={classes.title}>
        {title}
      </Title>
      {children}
    </section>
  );
}
