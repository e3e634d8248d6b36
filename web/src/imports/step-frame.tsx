import { Group, Stack, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './import-steps.module.css';

type Props = {
  title: string;
  /** The focus is for a field of the step, not for its heading. */
  opens?: boolean;
  /** What went wrong. */
  failure?: ReactNode;
  children: ReactNode;
  /** What leads on, and back. */
  foot?: ReactNode;
};

/** A step: its heading, which gets the focus, what went wrong, its content, and the way on. */
export function StepFrame({ title, opens = false, failure, children, foot }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (opens) return;
    heading.current?.focus();
    // What scrolls may have kept the place of the step before.
    const dialog = heading.current?.closest('[role="dialog"]');
    if (dialog) dialog.scrollTop = 0;
  }, [opens]);
  return (
    <Stack gap="lg">
      <Title order={3} ref={heading} tabIndex={-1} className={classes.heading}>
        {title}
      </Title>
      {failure}
      {children}
      {foot && (
        <Group justify="space-between" gap="sm" className={classes.foot}>
          {foot}
        </Group>
      )}
    </Stack>
  );
}
