import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { User } from '../../../../../shared/auth/auth.contract.ts';
import { Logo } from '../../../components/logo.tsx';
import { formatDayOf } from '../../../lib/format.ts';
import { ExportCard } from './export-card.tsx';
import classes from './leaving-page.module.css';
import { UndoDeletion } from './undo-deletion.tsx';

type Props = { user: User; deletesAt: string; signingOut: boolean; onSignOut: () => void };

/** All that is left to a person whose account goes: who they are, when it goes, the way back, and what they take along. */
export function LeavingPage({ user, deletesAt, signingOut, onSignOut }: Props) {
  return (
    <main id="contenu" className={classes.page}>
      <Stack gap="lg" maw={560}>
        <Logo size={28} />
        <Title order={1} fz="1.5rem">
          Votre compte sera supprimé le {formatDayOf(deletesAt)}
        </Title>
        <Text>
          {user.firstName} {user.lastName}, {user.email}
        </Text>
        <Text>
          Vous avez demandé la suppression de ce compte et des espaces où vous êtes la seule personne. Jusque-là, rien
          n’est perdu&nbsp;: annulez la suppression pour tout retrouver.
        </Text>
        <Group gap="sm">
          <UndoDeletion scope="account" />
          <Button variant="default" aria-disabled={signingOut} onClick={onSignOut}>
            {signingOut ? 'Déconnexion...' : 'Se déconnecter'}
          </Button>
        </Group>
      </Stack>
      <ExportCard />
    </main>
  );
}
