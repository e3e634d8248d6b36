import { Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../components/load-failure.tsx';
import { useProfile } from '../../lib/use-profile.ts';
import { ProfileForm } from './profile-form.tsx';
import { SettingCard } from './setting-card.tsx';

export function ProfileSection() {
  const { data, error, mutate } = useProfile();
  if (data)
    return (
      <ProfileCard>
        <ProfileForm user={data.user} onSaved={(user) => mutate({ user }, { revalidate: false })} />
      </ProfileCard>
    );
  if (error) return <LoadFailure what="Votre profil" error={error} onRetry={() => mutate()} />;
  return (
    <ProfileCard>
      <Stack gap="lg" role="status" aria-label="Chargement du profil">
        {['first', 'company', 'email'].map((field) => (
          <Stack key={field} gap={8}>
            <Skeleton height={14} width={90} />
            <Skeleton height={42} />
          </Stack>
        ))}
      </Stack>
    </ProfileCard>
  );
}

const ProfileCard = ({ children }: { children: ReactNode }) => (
  <SettingCard id="profil" title="Profil" about="Le nom que vos collègues voient à côté de vos actions.">
    {children}
  </SettingCard>
);
