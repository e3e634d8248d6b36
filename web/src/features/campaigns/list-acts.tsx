import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDots, IconDownload, IconPlugConnected, IconPlus, IconUpload } from '@tabler/icons-react';
import type { ExportLocale } from '../../../../shared/campaigns/export-columns.ts';
import { ActMenu } from '../../components/act-menu.tsx';
import { PageActs } from '../../lib/page-head.tsx';
import { usePhone } from '../../lib/use-phone.ts';
import { SettingItems } from './settings-menu.tsx';

type Props = {
  /** The page itself says what to do first. */
  quiet: boolean;
  onCreate: () => void;
  onImport: () => void;
  onConnect: () => void;
  onExport: (locale: ExportLocale) => void;
};

/** What can be done with the list as a whole. */
export function ListActs({ quiet, onCreate, onImport, onConnect, onExport }: Props) {
  // An item merely hidden would stop the arrow keys.
  const narrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const phone = usePhone();
  const icon = { size: 16, 'aria-hidden': true };
  return (
    <PageActs>
      <Group gap="xs" wrap="nowrap">
        <ActMenu
          target={
            <ActionIcon variant="default" size={36} aria-label="Autres actions">
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          }
        >
          {narrow && (
            <Menu.Item leftSection={<IconUpload {...icon} />} onClick={onImport}>
              Importer
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconPlugConnected {...icon} />} onClick={onConnect}>
            Connecter Meta
          </Menu.Item>
          <Menu.Item leftSection={<IconDownload {...icon} />} onClick={() => onExport('fr')}>
            Exporter (français)
          </Menu.Item>
          <Menu.Item leftSection={<IconDownload {...icon} />} onClick={() => onExport('en')}>
            Exporter (anglais)
          </Menu.Item>
          {phone && (
            <>
              <Menu.Divider />
              <SettingItems />
            </>
          )}
        </ActMenu>
        <Button
          variant="default"
          visibleFrom="sm"
          leftSection={<IconUpload {...icon} />}
          aria-keyshortcuts="i"
          onClick={onImport}
        >
          Importer
        </Button>
        <Button
          variant={quiet ? 'default' : 'filled'}
          leftSection={<IconPlus {...icon} />}
          aria-keyshortcuts="n"
          aria-label="Nouvelle campagne"
          onClick={onCreate}
        >
          {narrow ? 'Nouvelle' : 'Nouvelle campagne'}
        </Button>
      </Group>
    </PageActs>
  );
}
