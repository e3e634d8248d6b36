import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

/** A part of a drawer or a dialog, under its title. */
export function TitledPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title order={3} id={id} fz="1rem" mb="xs">
        {title}
      </Title>
      {children}
    </section>
  );
}
