import { Button, Code, Group, List, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { DeletionScope } from '../../../../../shared/settings/deletion.contract.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { deletionWords, keptByLaw } from './deletion-words.ts';

type Props = {
  scope: DeletionScope;
  /** What is typed to confirm. */
  name: string;
  onAsk: (confirmation: string) => Promise<void>;
  onClose: () => void;
};

/** In three steps: what goes, what the law keeps, and the name to be typed. */
export function DeleteDialog({ scope, name, onAsk, onClose }: Props) {
  const [step, setStep] = useState(0);
  const { title, goes, until } = deletionWords[scope];
  const next = () => setStep(step + 1);
  const steps = [
    <Step
      key="goes"
      about="Ce qui sera supprimé"
      lines={goes}
      foot={until}
      onBack={onClose}
      back="Garder"
      onNext={next}
    />,
    <Step
      key="kept"
      about="Ce que la loi nous fait garder"
      lines={keptByLaw}
      foot="Rien d’autre ne reste."
      onBack={() => setStep(0)}
      back="Retour"
      onNext={next}
    />,
    <TypedName key="name" scope={scope} name={name} onAsk={onAsk} onBack={() => setStep(1)} onDone={onClose} />,
  ];
  return (
    <Dialog title={`${title} (${step + 1} sur ${steps.length})`} onClose={onClose}>
      {steps[step]}
    </Dialog>
  );
}

type StepProps = {
  about: string;
  lines: readonly string[];
  foot: ReactNode;
  back: string;
  onBack: () => void;
  onNext: () => void;
};

const Step = ({ about, lines, foot, back, onBack, onNext }: StepProps) => (
  <Stack gap="md">
    <Text fw={600}>{about}</Text>
    <List size="sm" spacing="xs">
      {lines.map((line) => (
        <List.Item key={line}>{line}</List.Item>
      ))}
    </List>
    <Text size="sm">{foot}</Text>
    <Group justify="flex-end" gap="xs" mt="xs">
      <Button variant="default" onClick={onBack}>
        {back}
      </Button>
      <Button onClick={onNext} data-autofocus>
        Continuer
      </Button>
    </Group>
  </Stack>
);

type TypedProps = Omit<Props, 'onClose'> & { onBack: () => void; onDone: () => void };

function TypedName({ scope, name, onAsk, onBack, onDone }: TypedProps) {
  const { typed: label, isRight, wrong, failed } = deletionWords[scope];
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!isRight(typed, name)) return setProblem(wrong);
    setBusy(true);
    try {
      await onAsk(typed);
      onDone();
    } catch (error) {
      setBusy(false);
      setRefusal(messageOf(error, failed));
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {refusal && <FormNotice tone="refused">{refusal}</FormNotice>}
        <Text size="sm">
          Pour confirmer, tapez <Code>{name}</Code>.
        </Text>
        <TextInput
          label={label}
          size="md"
          autoComplete="off"
          data-autofocus
          value={typed}
          error={problem}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setProblem(null);
          }}
        />
        <Group justify="flex-end" gap="xs" mt="xs">
          <Button variant="default" onClick={onBack}>
            Retour
          </Button>
          <Button type="submit" aria-disabled={busy}>
            {busy ? 'Demande...' : 'Demander la suppression'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
