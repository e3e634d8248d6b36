import '@mantine/core/styles/Switch.css';
import '@mantine/core/styles/InlineInput.css';
import { Group, Kbd, Stack, Switch, Text } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { Dialog } from '../../components/dialog.tsx';
import { singleKeysStorage } from '../../lib/single-keys.ts';

const shortcuts = [
  { keys: ['Ctrl', 'K'], act: 'Ouvrir la recherche (⌘ K sur Mac)' },
  { keys: ['/'], act: 'Aller à la recherche' },
  { keys: ['?'], act: 'Afficher ces raccourcis' },
  { keys: ['Échap'], act: 'Fermer ce qui est ouvert' },
  { keys: ['J', 'K'], act: 'Annonce, prospect ou notification, suivant ou précédent' },
  { keys: ['E'], act: 'Sur une notification : la marquer comme lue' },
  { keys: ['#'], act: 'Sur une notification : la supprimer' },
  { keys: ['S'], act: 'Enregistrer l’annonce sur un board' },
  { keys: ['X'], act: 'Sélectionner l’annonce ou le prospect' },
  { keys: ['C'], act: 'Comparer les campagnes sélectionnées' },
  { keys: ['A'], act: 'Sur une campagne : ajouter une note' },
  { keys: ['Espace'], act: 'Sur un board : prendre l’annonce, puis la déposer' },
  { keys: ['Maj', '↑ ↓ ← →'], act: 'Sur un board : déplacer l’annonce d’un pas' },
  { keys: ['Maj', '← →'], act: 'Dans le pipeline : changer le statut d’un pas' },
  { keys: ['J', 'K'], act: 'Dans des textes écrits : texte suivant, précédent' },
  { keys: ['G'], act: 'Sur un texte écrit : le garder' },
  { keys: ['E'], act: 'Sur un texte écrit : l’écarter, avec une raison' },
  { keys: ['C'], act: 'Sur un texte écrit : le copier' },
  { keys: ['X'], act: 'Sur deux textes écrits : les comparer' },
  { keys: ['Entrée'], act: 'Sur un texte écrit : le modifier' },
  { keys: ['Suppr'], act: 'Sur un board : retirer l’annonce' },
];

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [singleKeys, setSingleKeys] = useLocalStorage({ ...singleKeysStorage, getInitialValueInEffect: false });
  return (
    <Dialog onClose={onClose} size="md" title="Raccourcis clavier">
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
    </Dialog>
  );
}
