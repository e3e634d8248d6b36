import { Alert } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** What became of a form: refused (said at once) or done. */
export function FormNotice({ tone, children }: { tone: 'refused' | 'done'; children: ReactNode }) {
  const refused = tone === 'refused';
  return (
    <Alert
      role={refused ? 'alert' : 'status'}
      variant="light"
      color={refused ? 'accent' : 'positive'}
      icon={refused ? <IconAlertCircle aria-hidden /> : <IconCircleCheck aria-hidden />}
      p="sm"
    >
      {children}
    </Alert>
  );
}
