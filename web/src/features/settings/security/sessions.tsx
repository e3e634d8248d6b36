import { Button, Group, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import type { Session } from '../../../../../shared/auth/sessions.contract.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import framed from '../../../components/framed-list.module.css';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { say } from '../../../components/undo-toast.tsx';
import { sayRefused } from '../../../lib/notices.ts';
import { SessionCard } from './session-card.tsx';
import { useSessions } from './use-sessions.ts';

const mostShown = 4;

/** Where the person is signed in, with the way to sign out from afar. */
export function Sessions() {
  const { items, error, reload, more, readingMore, close, closeOthers } = useSessions();
  const [asking, setAsking] = useState(false);
  const [all, setAll] = useState(false);

  async function closeOne({ id, device }: Session) {
    try {
      await close(id);
      say(`Session fermée\u00a0: ${device}`);
    } catch (failure) {
      sayRefused('La session n’a pas pu être fermée', failure);
    }
  }

  if (error && !items) return <LoadFailure what="Les sessions" error={error} onRetry={reload} />;
  if (!items) return <Skeleton height={184} radius="lg" role="status" aria-label="Chargement des sessions" />;
  return (
    <>
      <ul className={framed.list} aria-label="Sessions">
        {(all ? items : items.slice(0, mostShown)).map((session) => (
          <SessionCard key={session.id} session={session} onClose={() => closeOne(session)} />
        ))}
      </ul>
      <Group gap="sm">
        {!all && items.length > mostShown && (
          <Button variant="default" onClick={() => setAll(true)}>
            Voir toutes les sessions
          </Button>
        )}
        {more && (all || items.length <= mostShown) && (
          <Button variant="default" onClick={more} aria-disabled={readingMore}>
            {readingMore ? 'Chargement...' : 'Voir plus'}
          </Button>
        )}
        {items.some(({ current }) => !current) ? (
          <Button variant="default" onClick={() => setAsking(true)}>
            Fermer les autres sessions
          </Button>
        ) : (
          <Text size="sm" c="dimmed">
            Votre compte n’est ouvert nulle part ailleurs.
          </Text>
        )}
      </Group>
      {asking && (
        <ConfirmDialog
          title={'Fermer les autres sessions\u202f?'}
          keep="Les garder"
          act="Fermer les autres"
          acting="Fermeture..."
          otherwise="Les sessions n’ont pas pu être fermées"
          onAct={closeOthers}
          onDone={() => {
            setAsking(false);
            say('Vos autres sessions sont fermées');
          }}
          onClose={() => setAsking(false)}
        >
          <Text size="sm">Vous resterez connecté ici. Partout ailleurs, il faudra de nouveau votre mot de passe.</Text>
        </ConfirmDialog>
      )}
    </>
  );
}
