import { Group, Stack, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormNotice } from '../../../components/form-notice.tsx';
import { PlanLimitNotice, planLimitOf } from '../../../components/plan-limit-notice.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import classes from './import-wizard.module.css';
import type { Failure } from './use-import-wizard.ts';

type Props = {
  title: string;
  /** The step opens the dialog: the focus is for its first field. */
  opens?: boolean;
  failure?: Failure | null;
  children: ReactNode;
  /** What leads on, and back. */
  foot: ReactNode;
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
      {failure && <FailureNotice {...failure} />}
      {children}
      <Group justify="space-between" gap="sm" className={classes.foot}>
        {foot}
      </Group>
    </Stack>
  );
}

function FailureNotice({ error, otherwise }: Failure) {
  const limit = planLimitOf(error);
  if (limit) return <PlanLimitNotice error={limit} things="prospects" />;
  return <FormNotice tone="refused">{messageOf(error, otherwise)}</FormNotice>;
}
