import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { Collaboration } from '../../../../../shared/ugc/collaboration.ts';
import { BulkBar } from '../../../components/bulk-bar.tsx';
import { formatCount } from '../../../lib/format.ts';
import { askingOf } from '../collaborations/asked-acts.ts';
import { actLabels } from '../collaborations/collaboration-words.ts';
import { type BrandMove, useCollaborationActs } from '../collaborations/use-collaborations.ts';
import { actOnEach } from './act-on-each.ts';

const BulkDialog = lazy(async () => ({ default: (await import('./bulk-dialog.tsx')).BulkDialog }));

/** What is taken of several at once; what else there is, one by one. */
const acts = ['shortlist', 'reject', 'remind'];

type Props = { collaborations: readonly Collaboration[]; onDone: () => void };

/** What can be done to the creators that are chosen, each by an act of its own. */
export function CollaborationsBar({ collaborations, onDone }: Props) {
  const { actOnOne, readAgain } = useCollaborationActs();
  const [asked, setAsked] = useState<string | null>(null);
  const [behind, setBehind] = useState<number | null>(null);
  const who = (action: string) => collaborations.filter(({ allowed }) => allowed.includes(action));
  const open = acts.filter((action) => who(action).length > 0);
  const first = asked === null ? undefined : who(asked)[0];
  const asking = asked !== null && first ? askingOf(asked, first) : null;

  async function take(action: string, said: Record<string, unknown> = {}) {
    if (behind !== null) return;
    setBehind(0);
    await actOnEach(who(action), {
      label: actLabels[action] ?? action,
      nameOf: ({ creatorName }) => creatorName,
      act: (one) => actOnOne(one, { action, ...said } as BrandMove),
      onStep: setBehind,
    });
    await readAgain();
    onDone();
  }

  return (
    <BulkBar
      label="Créateurs choisis"
      count={behind === null ? formatCount(collaborations.length, 'choisi') : `${behind} sur ${collaborations.length}`}
      onClear={onDone}
    >
      {open.map((action) => (
        <Button
          key={action}
          variant="default"
          size="sm"
          aria-disabled={behind !== null}
          onClick={() => (askingOf(action, who(action)[0] as Collaboration) ? setAsked(action) : take(action))}
        >
          {actLabels[action]} ({who(action).length})
        </Button>
      ))}
      {open.length === 0 && 'Aucune action commune'}
      {asked !== null && asking && (
        <Suspense>
          <BulkDialog
            title={`${actLabels[asked]}\u00a0: ${formatCount(who(asked).length, 'créateur')}`}
            label={actLabels[asked] ?? asked}
            asking={asking}
            onAct={(said) => take(asked, said)}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </BulkBar>
  );
}
