import { Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

/** A part of the page under its title. */
export function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack component="section" gap="sm" aria-labelledby={id}>
      <div>
        <Title order={2} id={id} fz="1.125rem">
          {title}
        </Title>
        {note && (
          <Text size="sm" c="dimmed">
            {note}
          </Text>
        )}
      </div>
      {children}
    </Stack>
  );
}
