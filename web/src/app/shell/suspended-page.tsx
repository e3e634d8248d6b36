import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { User } from '../../../../shared/auth/auth.contract.ts';
import { documents, paths } from '../../../../shared/page-paths.ts';
import { goToWorkspace } from '../../lib/go-to-workspace.ts';
import { sayRefused } from '../../lib/notices.ts';
import { Notices } from './notices.tsx';
import { useHealth } from './use-health.ts';
import { useSignOut } from './use-sign-out.ts';

/** In place of every page of a suspended workspace: what has become of it, and where else one may go. */
export function SuspendedPage({ user: { workspaceId, workspaces, permissions } }: { user: User }) {
  const { busy, act } = useSignOut();
  const support = useHealth()?.supportEmail;
  const others = workspaces.filter(({ id }) => id !== workspaceId);
  const name = workspaces.find(({ id }) => id === workspaceId)?.name ?? '';
  const go = (id: string) => goToWorkspace(id).catch((error) => sayRefused('Cet espace n’a pas pu être ouvert', error));
  return (
    <>
      <Stack component="main" align="flex-start" gap="md" py="4rem" px="md" maw={560} mx="auto">
        <Title order={1} fz="1.75rem">
          L’espace {name} est suspendu
        </Title>
        <Text>
          L’équipe de Réclame l’a suspendu&nbsp;: personne n’y entre, et plus rien n’en part. Rien n’est supprimé&nbsp;;
          rétabli, vous y retrouverez tout.
        </Text>
        <Text>
          Si vous pensez que c’est une erreur, écrivez-nous
          {support ? (
            <>
              {' '}
              à{' '}
              <Anchor href={`mailto:${support}`} underline="always">
                {support}
              </Anchor>
            </>
          ) : (
            <>
              &nbsp;: nos coordonnées sont dans les{' '}
              <Anchor href={documents.notice} underline="always">
                mentions légales
              </Anchor>
            </>
          )}
          .
        </Text>
        <Group gap="sm">
          {others.map((one) => (
            <Button key={one.id} variant="default" onClick={() => go(one.id)}>
              Aller dans {one.name}
            </Button>
          ))}
          {permissions.includes('admin:users') && (
            <Button variant="default" component={Link} to={paths.adminUsers}>
              Administration
            </Button>
          )}
          <Button variant="default" onClick={act} aria-disabled={busy}>
            Se déconnecter
          </Button>
        </Group>
      </Stack>
      <Notices />
    </>
  );
}
