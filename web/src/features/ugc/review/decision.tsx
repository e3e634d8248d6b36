import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import useSWR from 'swr';
import { eurosText } from '../../../../../shared/billing/euros.ts';
import { addDays, parisDay } from '../../../../../shared/kernel/paris-day.ts';
import { rightEndsOn } from '../../../../../shared/rules/ugc/right-days.ts';
import { actOnCollaboration, getCollaboration } from '../../../../../shared/ugc/collaboration.contract.ts';
import type { Collaboration } from '../../../../../shared/ugc/collaboration.ts';
import type { Deliverable } from '../../../../../shared/ugc/deliverable.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { formatCount, formatDay } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { useReadCollaborationsAgain } from '../collaborations/use-collaborations.ts';
import { ChangesDialog } from './changes-dialog.tsx';

/** What becomes of what was handed in, once all of it was watched; what follows is said before. */
export function Decision({ deliverable, onDone }: { deliverable: Deliverable; onDone: () => void }) {
  const id = deliverable.collaborationId;
  const readAgain = useReadCollaborationsAgain();
  const { data } = useSWR([getCollaboration.operation, id], () => request(getCollaboration, { params: { id } }));
  const [open, setOpen] = useState<'approve' | 'changes' | null>(null);
  const collaboration = data?.collaboration;
  if (!collaboration) return null;
  const may = (act: string) => collaboration.allowed.includes(act);
  if (!may('approve') && !may('request_changes')) return null;

  async function done() {
    setOpen(null);
    await readAgain();
    onDone();
  }

  return (
    <Stack gap="xs">
      <Others deliverable={deliverable} collaboration={collaboration} />
      <Group gap="sm">
        {may('approve') && <Button onClick={() => setOpen('approve')}>Valider</Button>}
        {may('request_changes') && (
          <Button variant="default" onClick={() => setOpen('changes')}>
            Demander des retouches
          </Button>
        )}
      </Group>
      {open === 'approve' && (
        <ConfirmDialog
          title="Valider ces livrables"
          keep="Revenir à la relecture"
          act="Valider"
          acting="Validation..."
          otherwise="Les livrables n’ont pas été validés"
          onAct={() =>
            request(actOnCollaboration, { params: { id }, body: { action: 'approve', version: collaboration.version } })
          }
          onDone={done}
          onClose={() => setOpen(null)}
        >
          <Text>{consequencesOf(collaboration)}</Text>
          <Text size="sm" c="dimmed">
            <bdi>{collaboration.creatorName}</bdi> en est prévenu. Une validation ne s’annule pas.
          </Text>
        </ConfirmDialog>
      )}
      {open === 'changes' && (
        <ChangesDialog collaboration={collaboration} onDone={done} onClose={() => setOpen(null)} />
      )}
    </Stack>
  );
}

/** All that a collaboration makes is decided together. */
function Others({ deliverable, collaboration }: { deliverable: Deliverable; collaboration: Collaboration }) {
  const others = collaboration.deliverables.filter(({ id }) => id !== deliverable.id);
  if (others.length === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      La décision vaut aussi pour {formatCount(others.length, 'autre livrable', 'autres livrables')} de ce créateur :{' '}
      {others.map(({ label }) => label).join(', ')}.
    </Text>
  );
}

/** What an approval opens and makes due: in days of Paris. */
function consequencesOf({ offer, revisions }: Collaboration): string {
  const today = parisDay();
  if (!offer) return `Retouches demandées : ${revisions.used}.`;
  const { rights, delays } = offer.terms;
  const until = formatDay(rightEndsOn(today, rights.months));
  const opens = `Valider ouvre vos droits du ${formatDay(today)} au ${until}`;
  if (offer.fee === 0) return `${opens}. Rien n’est à payer.`;
  return `${opens}, et rend ${eurosText(offer.fee)} HT à payer avant le ${formatDay(addDays(today, delays.paymentDays))}.`;
}
