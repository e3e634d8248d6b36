import { ActionIcon, Menu } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { ActMenu } from '../../components/act-menu.tsx';
import { useUrlState } from '../../lib/use-url-state.ts';
import { urlNames } from './campaigns-query.ts';

const SettingDialogs = lazy(async () => ({ default: (await import('./settings/setting-dialogs.tsx')).SettingDialogs }));

/** What holds for all campaigns: how names are read, and by which rates amounts become euros. */
export function SettingsMenu({ phone }: { phone: boolean }) {
  const { params, change } = useUrlState();
  const opened = params.get(urlNames.setting);
  return (
    <>
      {!phone && (
        <ActMenu
          target={
            <ActionIcon variant="default" size={36} aria-label="Réglages des campagnes" title="Réglages des campagnes">
              <IconSettings size={18} stroke={1.7} aria-hidden />
            </ActionIcon>
          }
        >
          <SettingItems />
        </ActMenu>
      )}
      <Suspense fallback={null}>
        {opened && (
          <SettingDialogs setting={opened} onClose={() => change({ [urlNames.setting]: null }, { replace: true })} />
        )}
      </Suspense>
    </>
  );
}

/** On a phone they stand among the other acts of the page. */
export function SettingItems() {
  const { change } = useUrlState();
  const open = (setting: string) => change({ [urlNames.setting]: setting });
  return (
    <>
      <Menu.Item onClick={() => open('nommage')}>Règles de nommage</Menu.Item>
      <Menu.Item onClick={() => open('taux')}>Taux de change</Menu.Item>
    </>
  );
}
