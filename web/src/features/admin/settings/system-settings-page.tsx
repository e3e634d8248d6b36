import './mantine-admin.css';
import { Skeleton, Stack, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { SystemSetting } from '../../../../../shared/admin/setting.contract.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { TabsOrSelect } from '../../../components/tabs-or-select.tsx';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { PlatformPage } from '../platform-page.tsx';
import { MaintenancePreview } from './maintenance-preview.tsx';
import { SettingRow } from './setting-row.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { useSystemSettings } from './use-system-settings.ts';

export const SystemSettingsPage = () => (
  <PlatformPage
    permission="admin:settings"
    purpose="Cette page règle la plateforme entière&nbsp;: qui peut s’inscrire, ce qui est arrêté le temps d’une intervention. Elle montre aussi ce que le produit n’a pas pu faire."
  >
    {() => <Tabs />}
  </PlatformPage>
);

const WorksTab = lazy(async () => ({ default: (await import('../works/works-tab.tsx')).WorksTab }));

const tabs = [
  { slug: 'reglages', label: 'Réglages' },
  { slug: 'travaux', label: 'Travaux' },
];

/** Which one is open is in the address. */
function Tabs() {
  const { params, change } = useUrlState();
  const open = params.get('onglet') === 'travaux' ? 'travaux' : 'reglages';
  return (
    <TabsOrSelect
      label="Paramètres système"
      choices={tabs}
      open={open}
      onChoose={(slug) => change({ onglet: slug === 'travaux' ? slug : null, file: null })}
    >
      {open === 'travaux' ? (
        <Suspense fallback={null}>
          <WorksTab />
        </Suspense>
      ) : (
        <AllSettings />
      )}
    </TabsOrSelect>
  );
}

function AllSettings() {
  const { settings, error, reload, change } = useSystemSettings();
  return (
    <Stack gap="lg">
      <Text c="dimmed">Un changement prend effet en dix secondes au plus.</Text>
      {error && !settings && <LoadFailure what="Les réglages" error={error} onRetry={reload} />}
      {!error && !settings && <Skeleton height={280} radius="xl" role="status" aria-label="Chargement des réglages" />}
      {settings &&
        groupsOf(settings).map(([{ value, label }, own]) => (
          <SettingsGroup key={value} title={label}>
            {own.map((setting) => (
              <SettingRow key={setting.key} setting={setting} onChange={change} />
            ))}
            {value === 'maintenance' && <MaintenancePreview settings={own} />}
          </SettingsGroup>
        ))}
    </Stack>
  );
}

/** In the order in which they come. */
function groupsOf(settings: readonly SystemSetting[]): [SystemSetting['group'], SystemSetting[]][] {
  const groups = new Map<string, [SystemSetting['group'], SystemSetting[]]>();
  for (const setting of settings) {
    const { group } = setting;
    const [, own] = groups.get(group.value) ?? [group, []];
    groups.set(group.value, [group, [...own, setting]]);
  }
  return [...groups.values()];
}
