import { Button, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { FormNotice } from '../../../components/form-notice.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { MailsStopped } from '../../../components/mails-stopped.tsx';
import { useProfile } from '../../../lib/use-profile.ts';
import { ChangeEmailDialog } from './change-email-dialog.tsx';

/** The address that one signs in with, and the way to another. */
export function EmailBlock() {
  const { data, error, mutate } = useProfile();
  const [changing, setChanging] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  if (error && !data) return <LoadFailure what="Votre adresse" error={error} onRetry={() => mutate()} />;
  if (!data) return <Skeleton height={70} role="status" aria-label="Chargement de l’adresse" />;
  return (
    <>
      <MailsStopped />
      {asked && (
        <FormNotice tone="done">
          Ouvrez dans l’heure le lien que nous venons d’envoyer à {asked}. D’ici là, votre adresse ne change pas.
        </FormNotice>
      )}
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {data.user.email}
      </Text>
      <Button variant="default" size="md" mr="auto" onClick={() => setChanging(true)}>
        Changer d’adresse
      </Button>
      {changing && (
        <ChangeEmailDialog
          onAsked={(email) => {
            setAsked(email);
            setChanging(false);
          }}
          onClose={() => setChanging(false)}
        />
      )}
    </>
  );
}
