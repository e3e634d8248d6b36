import { Button, Group, Stack } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Collaboration } from '../../../../../shared/ugc/collaboration.ts';
import { sayRefused } from '../../../lib/notices.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { ugcNames } from '../campaigns/ugc-names.ts';
import { askingOf } from './asked-acts.ts';
import { actLabels } from './collaboration-words.ts';
import { deliverableAddress, firstToReview } from './deliverable-address.ts';
import { useCollaborationActs } from './use-collaborations.ts';

const ActForm = lazy(async () => ({ default: (await import('./act-form.tsx')).ActForm }));

/** From the one that leads on to those that end. */
const order = [
  ...['offer', 'countersign', 'ship', 'mark_paid', 'accept_settlement', 'propose_settlement', 'shortlist'],
  ...['reconsider', 'review', 'remind', 'extend', 'unshortlist', 'withdraw_offer', 'cancel_invitation', 'reject'],
  ...['withdraw_dispute', 'open_dispute', 'cancel'],
];
/** What moves nothing on by itself. */
const besides = ['review', 'remind', 'extend', 'open_dispute', 'withdraw_dispute', 'cancel'];
/** What is decided where it was watched. */
const decided = ['approve', 'request_changes'];

/** The one next act, as the only vermilion button, and the others. */
export function CollaborationActs({ collaboration }: { collaboration: Collaboration }) {
  const { take: takeOf } = useCollaborationActs();
  const { params, change } = useUrlState();
  const asked = params.get(ugcNames.act);
  const setAsked = (action: string | null) => change({ [ugcNames.act]: action }, { replace: true });
  const [busy, setBusy] = useState(false);
  const open = order.filter((name) => collaboration.allowed.includes(name));
  const watched = collaboration.allowed.some((name) => decided.includes(name)) && firstToReview(collaboration);
  const first = watched ? undefined : firstOf(collaboration, open);
  const asking = asked !== null && open.includes(asked) ? askingOf(asked, collaboration) : null;
  if (open.length === 0 && !watched) return null;

  async function take(action: string) {
    if (askingOf(action, collaboration)) return setAsked(action);
    if (busy) return;
    setBusy(true);
    try {
      await takeOf(collaboration, action);
    } catch (error) {
      sayRefused('Rien n’a changé', error);
      setBusy(false);
    }
  }

  return (
    <Stack gap="md">
      <Group gap="xs">
        {watched && <ReviewLink id={watched.id} />}
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
      {asked && asking && (
        <Suspense>
          <ActForm
            key={asked}
            action={asked}
            asking={asking}
            collaboration={collaboration}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </Stack>
  );
}

function firstOf({ status }: Collaboration, open: readonly string[]): string | undefined {
  if (status === 'applied' && open.includes('shortlist')) return 'shortlist';
  return open.find((name) => !besides.includes(name));
}

function ReviewLink({ id }: { id: string }) {
  const { pathname, search } = useLocation();
  return (
    <Button component={Link} to={`${pathname}${deliverableAddress(search, id)}`}>
      Relire pour valider ou demander des retouches
    </Button>
  );
}
