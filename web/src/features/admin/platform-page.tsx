import { Anchor, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '../../../../shared/auth/auth.contract.ts';
import type { Permission } from '../../../../shared/kernel/permissions.ts';
import { paths } from '../../../../shared/page-paths.ts';
import { LoadFailure } from '../../components/load-failure.tsx';
import { useProfile } from '../../lib/use-profile.ts';

type Props = {
  /** `admin:any`: one of them. */
  permission: Permission | 'admin:any';
  /** What the page holds, in a sentence. */
  purpose: string;
  children: (user: User) => ReactNode;
};

/** A page of the administration: for who may not open it, what it is for and where its like is for their own workspace. */
export function PlatformPage({ permission, purpose, children }: Props) {
  const { data, error, mutate } = useProfile();
  if (error && !data) return <LoadFailure what="Votre profil" error={error} onRetry={() => mutate()} />;
  if (!data) return <Skeleton height={260} radius="lg" role="status" aria-label="Chargement de la page" />;
  if (!isHeld(data.user, permission)) return <Reserved user={data.user} purpose={purpose} />;
  return (
    <Stack gap="lg">
      <Text c="dimmed">Vous voyez la plateforme entière.</Text>
      {children(data.user)}
    </Stack>
  );
}

const isHeld = ({ permissions }: User, permission: Props['permission']): boolean =>
  permission === 'admin:any' ? permissions.some((one) => one.startsWith('admin:')) : permissions.includes(permission);

const counterparts = [
  { label: 'Équipe', to: `${paths.settings}?onglet=equipe` },
  { label: 'Facturation', to: `${paths.settings}?onglet=facturation` },
  { label: 'Journal', to: `${paths.settings}?onglet=journal` },
];

/** Nothing of the platform is asked for here. */
function Reserved({ user, purpose }: { user: User; purpose: string }) {
  return (
    <Stack gap="sm" maw={560} py={{ base: 'md', sm: 'xl' }}>
      <Title order={2} fz="1.5rem">
        Accès réservé aux administrateurs
      </Title>
      <Text>{purpose}</Text>
      {user.lacksSecondFactor ? (
        <Text>
          Vos permissions de la plateforme demandent la double authentification&nbsp;: activez-la dans{' '}
          <Anchor component={Link} to={`${paths.settings}?onglet=securite`} underline="always">
            Paramètres&nbsp;› Sécurité
          </Anchor>
          .
        </Text>
      ) : (
        <Text>
          Pour votre espace&nbsp;:{' '}
          {counterparts.map(({ label, to }, at) => (
            <span key={to}>
              {at > 0 && ', '}
              <Anchor component={Link} to={to} underline="always">
                {label}
              </Anchor>
            </span>
          ))}
          .
        </Text>
      )}
    </Stack>
  );
}
