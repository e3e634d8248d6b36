import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './competitor.module.css';

export function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section aria-label={title} className={classes.section}>
      <Title order={2} fz="1rem">
        {title}
      </Title>
      {lead && (
        <Text size="xs" c="dimmed">
          {lead}
        </Text>
      )}
      {children}
    </section>
  );
}

export const Nothing = ({ children }: { children: ReactNode }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
);
