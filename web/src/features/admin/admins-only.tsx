import { Anchor, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { adminPermissions } from '../../../../shared/kernel/permissions.ts';
import { PageSpinner } from '../../components/page-spinner.tsx';
import { useMay } from '../../lib/use-may.ts';
import { useProfile } from '../../lib/use-profile.ts';

type Props = {
  permission: (typeof adminPermissions)[number];
  /** What the page is for, in a sentence. */
  purpose: string;
  /** Where people find the same of their own workspace. */
  counterpart: { path: string; label: string };
  children: ReactNode;
};

/** A page of the platform for who administers it; for anyone else what it is for, and where to go. Nothing is read for them. */
export function AdminsOnly({ permission, purpose, counterpart, children }: Props) {
  const may = useMay();
  const { data, error } = useProfile();
  if (may(permission)) return children;
  if (!data && !error) return <PageSpinner />;
  return (
    <Stack gap="sm" maw={520} py={{ base: 'xl', sm: '4rem' }}>
      <Title order={2} fz={{ base: '1.75rem', sm: '2.25rem' }}>
        Accès réservé aux administrateurs
      </Title>
      <Text c="dimmed" fz="lg">
        {purpose}
      </Text>
      <Text mt="sm">
        Pour votre espace&nbsp;:{' '}
        <Anchor component={Link} to={counterpart.path} fw={500} inherit>
          {counterpart.label}
        </Anchor>
      </Text>
    </Stack>
  );
}
