import '@mantine/core/styles/Skeleton.css';
import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
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
  // What was just done. The next group waits until it is asked for: « Réunir » must not come under a hand that has just pressed.
  const [done, setDone] = useState<string | null>(null);
  function toList() {
    setDone(null);
    setOpened(null);
  }
  if (error) return <LoadFailure what="Les doublons" error={error} onRetry={() => reload()} />;
  if (!groups) return <ListSkeleton />;
  if (groups.length === 0 && !more) return <NoDuplicate done={done} left={left} onClose={onClose} />;
  const group = opened === null ? undefined : groups[Math.min(opened, groups.length - 1)];
  if (group && done) {
    return <BetweenGroups done={done} left={total} onNext={() => setDone(null)} onList={toList} />;
  }
  if (group) {
    return (
      <MergePreview
        key={groupKey(group)}
        group={group}
        left={total}
        onBack={toList}
        onSkip={() => {
          setDone('Groupe écarté');
          skip(group);
        }}
        onMerged={(words, merged) => {
          setDone(words);
          onMerged(merged);
          return reload();
        }}
        onStale={() => {
          toList();
          return reload();
        }}
      />
    );
  }
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {formatCount(total, 'groupe')} de prospects qui semblent être une même personne. Choisissez-en un pour voir ce
        qui serait gardé.
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

type BetweenProps = { done: string; left: number; onNext: () => void; onList: () => void };

/** What was done with a group, and the way to the next, apart from where one group is united. */
function BetweenGroups({ done, left, onNext, onList }: BetweenProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Stack gap="md" align="flex-start">
      <Title order={3} fz="1.125rem" ref={title} tabIndex={-1} style={{ outline: 'none' }}>
        {done}
      </Title>
      <Text size="sm" c="dimmed">
        {formatCount(left, 'groupe reste', 'groupes restent')} à voir.
      </Text>
      <Group gap="xs">
        <Button onClick={onNext}>Groupe suivant</Button>
        <Button variant="default" onClick={onList}>
          Tous les groupes
        </Button>
      </Group>
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
