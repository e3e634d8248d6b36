import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './setting-card.module.css';

type Props = {
  id: string;
  title: string;
  /** Where it stands, beside its name. */
  state?: ReactNode;
  /** What it is for. */
  about: ReactNode;
  children: ReactNode;
};

/** One thing of the settings: what it is at the left, what can be done at the right; one under the other where it is narrow. */
export const SettingCard = ({ id, title, state, about, children }: Props) => (
  <section className={classes.card} aria-labelledby={id}>
    <div>
      <div className={classes.title}>
        <Title order={2} fz="1.125rem" id={id}>
          {title}
        </Title>
        {state}
      </div>
      <Text component="div" size="sm" c="dimmed">
        {about}
      </Text>
    </div>
    <Stack gap="lg" miw={0}>
      {children}
    </Stack>
  </section>
);
