import '@mantine/core/styles/Skeleton.css';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { ScoringForm } from './scoring-form.tsx';
import { useScoring } from './use-scoring.ts';

type Props = { onClose: () => void; onPublished: () => void };

/** How the workspace scores, and what another way would change before it is published. */
export function ScoringDialog({ onClose, onPublished }: Props) {
  const { scoring, error, reload, keep } = useScoring();
  const [changed, setChanged] = useState(false);
  const [leaving, setLeaving] = useState(false);
  useTellRecomputed(scoring?.recomputing, onPublished);
  return (
    <Dialog
      title="Règles du score"
      size={1120}
      closeOnClickOutside={false}
      onClose={() => (changed ? setLeaving(true) : onClose())}
    >
      {leaving && changed && <Leaving onLeave={onClose} onStay={() => setLeaving(false)} />}
      {error && <LoadFailure what="Les règles du score" error={error} onRetry={() => reload()} />}
      {!error && !scoring && <FormSkeleton />}
      {scoring && (
        <ScoringForm
          scoring={scoring}
          onChanged={setChanged}
          onPublished={(latest) => {
            void keep(latest);
            onPublished();
          }}
          readLatest={reload}
        />
      )}
    </Dialog>
  );
}

/** The scores on the page are those of the new rules once all are computed. */
function useTellRecomputed(recomputing: boolean | undefined, tell: () => void) {
  const before = useRef(recomputing);
  useEffect(() => {
    if (before.current && recomputing === false) tell();
    before.current = recomputing;
  });
}

function Leaving({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  return (
    <Group role="alert" justify="space-between" gap="xs" mb="md" p="sm" bg="var(--color-sunk)" bdrs="md">
      <Text size="sm" fw={500}>
        Vos changements ne sont pas publiés.
      </Text>
      <Group gap="xs">
        <Button size="xs" variant="default" onClick={onLeave}>
          Les abandonner
        </Button>
        <Button size="xs" variant="default" onClick={onStay} data-autofocus ref={(button) => button?.focus()}>
          Continuer
        </Button>
      </Group>
    </Group>
  );
}

function FormSkeleton() {
  return (
    <Stack gap="sm" role="status" aria-label="Chargement des règles">
      <Skeleton height={72} radius="lg" />
      <Skeleton height={220} radius="lg" />
      <Skeleton height={220} radius="lg" />
    </Stack>
  );
}
