import { Anchor } from '@mantine/core';
import { useUrlState } from '../../../lib/use-url-state.ts';

/** The way from one thing back to all of them: `name` is what the address calls the one that is open. */
export function BackToList({ name, label }: { name: string; label: string }) {
  const { change } = useUrlState();
  return (
    <Anchor
      component="button"
      type="button"
      size="sm"
      c="dimmed"
      underline="always"
      mr="auto"
      onClick={() => change({ [name]: null })}
    >
      {label}
    </Anchor>
  );
}
