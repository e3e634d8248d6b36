import { Skeleton, Stack } from '@mantine/core';
import { LoadFailure } from '../../components/load-failure.tsx';
import { useProfile } from '../../lib/use-profile.ts';
import { ProfileForm } from './profile-form.tsx';

export function ProfileSection() {
  const { data, error, mutate } = useProfile();
  if (data) return <ProfileForm user={data.user} onSaved={(user) => mutate({ user }, { revalidate: false })} />;
  if (error) return <LoadFailure what="Votre profil" error={error} onRetry={() => mutate()} />;
  return (
    <Stack gap="lg" role="status" aria-label="Chargement du profil">
      {['first', 'last', 'company', 'email'].map((field) => (
        <Stack key={field} gap={8}>
          <Skeleton height={14} width={90} />
          <Skeleton height={42} />
        </Stack>
      ))}
      <Skeleton height={42} width={130} />
    </Stack>
  );
}
