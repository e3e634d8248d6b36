import { Tabs } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { ApiKeysSection } from './api-keys/api-keys-section.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { MetaSection } from './meta-section.tsx';
import { ProfileSection } from './profile-section.tsx';

const tabs = ['profile', 'password', 'meta', 'api-keys'];

export function SettingsPage() {
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'profile';
  return (
    <Tabs
      value={tab}
      onChange={(next) => setSearch(next && next !== 'profile' ? { tab: next } : {}, { replace: true })}
      keepMounted={false}
    >
      <Tabs.List mb="xl">
        <Tabs.Tab value="profile">Mon profil</Tabs.Tab>
        <Tabs.Tab value="password">Mot de passe</Tabs.Tab>
        <Tabs.Tab value="meta">Meta</Tabs.Tab>
        <Tabs.Tab value="api-keys">Clés d’API</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="profile" maw={520}>
        <ProfileSection />
      </Tabs.Panel>
      <Tabs.Panel value="password" maw={520}>
        <ChangePasswordForm />
      </Tabs.Panel>
      <Tabs.Panel value="meta" maw={520}>
        <MetaSection />
      </Tabs.Panel>
      <Tabs.Panel value="api-keys" maw={720}>
        <ApiKeysSection />
      </Tabs.Panel>
    </Tabs>
  );
}
