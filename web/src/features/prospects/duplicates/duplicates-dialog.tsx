import '@mantine/core/styles/Skeleton.css';
import { Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { formatCount } from '../../../lib/format.ts';
import { GroupList } from './group-list.tsx';
import { type Merged, MergePreview } from './merge-preview.tsx';
import { groupKey, useDuplicates } from './use-duplicates.ts';

type Props = { onClose: () => void; onMerged: (merged: Merged) => void };

/** Prospects that seem to be one person: a group after the other, made one or left. */
export function DuplicatesDialog({ onClose, onMerged }: Props) {
  return (
    <Dialog title="Doublons" size={760} closeOnClickOutside={false} onClose={onClose}>
      <Duplicates onClose={onClose} onMerged={onMerged} />
    </Dialog>
  );
}

function Duplicates({ onClose, onMerged }: Props) {
  const { groups, total, left, error, reload, more, reading, skip } = useDuplicates();
  // Where one is in the list: what is merged or left gives its place to the next.
  const [opened, setOpened] = useState<number | null>(null);
  const [done, setDone] = useState<string | null>(null);
  if (error) return <LoadFailure error={error} onRetry={() => reload()} />;
  if (!groups) return <ListSkeleton />;
  if (groups.length === 0 && !more) return <NoDuplicate done={done} left={left} onClose={onClose} />;
  const group = opened === null ? undefined : groups[Math.min(opened, groups.length - 1)];
  if (group) {
    return (
      <MergePreview
        key={groupKey(group)}
        group={group}
        done={done}
        left={total}
        onBack={() => {
          setDone(null);
          setOpened(null);
        }}
        onSkip={() => {
          setDone(null);
          skip(group);
        }}
        onMerged={(words, merged) => {
          setDone(words);
          onMerged(merged);
          return reload();
        }}
        onStale={reload}
      />
    );
  }
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {formatCount(total, 'groupe')} de prospects qui semblent être une même personne. Choisissez-en un pour voir ce
        que la fusion garderait.
      </Text>
      <GroupList groups={groups} onOpen={(one) => setOpened(groups.indexOf(one))} />
      {more && (
        <Button variant="default" mx="auto" onClick={more} aria-disabled={reading}>
          {reading ? 'Chargement...' : 'Afficher plus'}
        </Button>
      )}
    </Stack>
  );
}

type NoneProps = {
  done: string | null;
  /** How many groups were said to be no duplicates. */
  left: number;
  onClose: () => void;
};

function NoDuplicate({ done, left, onClose }: NoneProps) {
  return (
    <Stack align="center" gap="xs" py="xl" role="status">
      {done && (
        <Text size="sm" fw={500}>
          {done}
        </Text>
      )}
      <Title order={3}>Aucun doublon à traiter</Title>
      <Text c="dimmed" ta="center" maw={420}>
        {left > 0
          ? `${formatCount(left, 'groupe écarté', 'groupes écartés')}\u00a0: vous avez dit que ce ne sont pas des doublons.`
          : 'Aucun prospect n’a le même e-mail, le même téléphone, ou les mêmes nom et entreprise qu’un autre.'}
      </Text>
      <Button mt="sm" variant="default" onClick={onClose} data-autofocus>
        Fermer
      </Button>
    </Stack>
  );
}

function ListSkeleton() {
  return (
    <Stack gap="sm" role="status" aria-label="Recherche des doublons">
      {['a', 'b', 'c'].map((place) => (
        <Skeleton key={place} height={104} radius="lg" />
      ))}
    </Stack>
  );
}
