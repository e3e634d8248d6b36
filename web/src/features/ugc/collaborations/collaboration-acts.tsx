import { Button, Group, Stack } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { Collaboration } from '../../../../../shared/ugc/collaboration.ts';
import { sayRefused } from '../../../lib/notices.ts';
import { isAsked } from './asked-acts.ts';
import { actLabels } from './collaboration-words.ts';
import { type BrandMove, useCollaborationActs } from './use-collaborations.ts';

const ActForm = lazy(async () => ({ default: (await import('./act-form.tsx')).ActForm }));

/** From the one that leads on to those that end. */
const order = [
  ...['offer', 'countersign', 'ship', 'approve', 'mark_paid', 'shortlist', 'reconsider', 'remind', 'request_changes'],
  ...['unshortlist', 'withdraw_offer', 'cancel_invitation', 'reject', 'cancel'],
];

/** The one next act, as the only vermilion button, and the others. */
export function CollaborationActs({ collaboration }: { collaboration: Collaboration }) {
  const { act } = useCollaborationActs();
  const [asked, setAsked] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const open = order.filter((name) => collaboration.allowed.includes(name));
  const first = collaboration.status === 'applied' && open.includes('shortlist') ? 'shortlist' : open[0];
  if (open.length === 0) return null;

  async function take(action: string) {
    if (isAsked(action)) return setAsked(action);
    if (busy) return;
    setBusy(true);
    try {
      await act(collaboration, { action } as BrandMove);
    } catch (error) {
      sayRefused('Rien n’a changé', error);
      setBusy(false);
    }
  }

  return (
    <Stack gap="md">
      <Group gap="xs">
        {open
          .toSorted((a, b) => Number(b === first) - Number(a === first))
          .map((name) => (
            <Button
              key={name}
              variant={name === first ? 'filled' : 'default'}
              onClick={() => take(name)}
              aria-disabled={busy}
            >
              {actLabels[name]}
            </Button>
          ))}
      </Group>
      {asked && isAsked(asked) && (
        <Suspense>
          <ActForm key={asked} action={asked} collaboration={collaboration} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </Stack>
  );
}
