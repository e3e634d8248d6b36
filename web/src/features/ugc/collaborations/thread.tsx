import { Button, Stack, Text, Textarea, Title } from '@mantine/core';
import { useState } from 'react';
import { collaborationLimits } from '../../../../../shared/ugc/collaboration.rules.ts';
import type { Collaboration } from '../../../../../shared/ugc/collaboration.ts';
import { formatMoment } from '../../../lib/format.ts';
import { sayRefused } from '../../../lib/notices.ts';
import { useMay } from '../../../lib/use-may.ts';
import { stepLabels } from './collaboration-words.ts';
import classes from './collaborations.module.css';
import { useCollaborationActs, useThread } from './use-collaborations.ts';

const closed = ['invited', 'closed', 'cancelled', 'rejected', 'declined', 'withdrawn', 'expired'];

/** All that happened and was written, in the order of time. */
export function Thread({ collaboration }: { collaboration: Collaboration }) {
  const { data } = useThread(collaboration.id);
  const { write } = useCollaborationActs();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const may = useMay();
  const lines = [
    ...(data?.steps ?? []).map(({ id, at, by, act, text: said }) => ({
      ...{ id, at, said },
      who: `${by.kind === 'clock' ? 'Le calendrier' : (by.name ?? 'Quelqu’un')} ${stepLabels[act] ?? act}`,
    })),
    ...(data?.messages ?? []).map(({ id, at, by, text: said }) => ({ id, at, said, who: `${by.name} a écrit` })),
  ].sort((a, b) => (a.at < b.at ? -1 : 1));

  async function send() {
    if (busy || text.trim() === '') return;
    setBusy(true);
    try {
      await write(collaboration, text);
      setText('');
    } catch (error) {
      sayRefused('Le message n’est pas parti', error);
    }
    setBusy(false);
  }

  return (
    <section aria-label="Fil">
      <Title order={3} fz="1rem" mb="sm">
        Fil
      </Title>
      <ol className={classes.thread}>
        {lines.map(({ id, at, who, said }) => (
          <li key={id}>
            <Text size="sm">
              {who}{' '}
              <Text span c="dimmed" inherit>
                {formatMoment(at)}
              </Text>
            </Text>
            {said && <p>{said}</p>}
          </li>
        ))}
      </ol>
      {may('ugc:write') && !closed.includes(collaboration.status) && (
        <Stack gap="xs" mt="md">
          <Textarea
            label={`Écrire à ${collaboration.creatorName}`}
            rows={3}
            maxLength={collaborationLimits.messageText}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={send} aria-disabled={busy}>
            {busy ? 'Envoi...' : 'Envoyer'}
          </Button>
        </Stack>
      )}
    </section>
  );
}
