import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Switch.css';
import '@mantine/core/styles/InlineInput.css';
import { Group, Kbd, Modal, Stack, Switch, Text } from '@mantine/core';
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { singleKeysStorage } from './use-dialogs.ts';

const shortcuts = [
  { keys: ['Ctrl', 'K'], act: 'Ouvrir la recherche (⌘ K sur Mac)' },
  { keys: ['/'], act: 'Aller à la recherche' },
  { keys: ['?'], act: 'Afficher ces raccourcis' },
  { keys: ['Échap'], act: 'Fermer ce qui est ouvert' },
];

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [singleKeys, setSingleKeys] = useLocalStorage({ ...singleKeysStorage, getInitialValueInEffect: false });
  const phone = useMediaQuery('(max-width: 48em)');
  return (
    <Modal opened fullScreen={phone} onClose={onClose} title="Raccourcis clavier" transitionProps={{ duration: 120 }}>
      <Stack gap="md">
        <Stack component="dl" gap="sm" m={0}>
          {shortcuts.map(({ keys, act }) => (
            <Group key={act} justify="space-between" wrap="nowrap">
              <Text component="dt" size="sm">
                {act}
              </Text>
              <Group component="dd" gap={4} m={0} wrap="nowrap">
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </Group>
            </Group>
          ))}
        </Stack>
        <Switch
          label="Raccourcis à une seule touche"
          description="À désactiver si vous dictez vos textes ou utilisez une aide à la saisie."
          checked={singleKeys}
          onChange={(event) => setSingleKeys(event.currentTarget.checked)}
        />
      </Stack>
    </Modal>
  );
}
