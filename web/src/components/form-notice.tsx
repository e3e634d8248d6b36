import { Alert } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconHelpCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

type Tone = 'refused' | 'done' | 'asked';

const looks = {
  refused: { role: 'alert', color: 'accent', icon: <IconAlertCircle aria-hidden /> },
  done: { role: 'status', color: 'positive', icon: <IconCircleCheck aria-hidden /> },
  asked: { role: 'status', color: 'information', icon: <IconHelpCircle aria-hidden /> },
};

/** What became of a form: refused (said at once), done, or something that it still asks. */
export function FormNotice({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <Alert variant="light" p="sm" {...looks[tone]}>
      {children}
    </Alert>
  );
}
