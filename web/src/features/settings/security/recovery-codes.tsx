import { Alert, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react';
import { CopyButton } from '../../../components/copy-button.tsx';
import { downloadText } from '../../../lib/download.ts';
import { useCopy } from '../../../lib/use-copy.ts';

/** The one time that recovery codes are shown. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const text = codes.join('\n');
  const clipboard = useCopy(text);
  const download = () =>
    downloadText(
      'codes-de-recuperation-reclame.txt',
      `Codes de récupération Réclame\nChacun sert une fois.\n\n${text}\n`,
    );
  return (
    <Stack gap="md">
      <Alert variant="light" color="warning" icon={<IconAlertTriangle aria-hidden />} p="sm" role="status">
        Gardez ces codes en lieu sûr maintenant&nbsp;: ils ne seront plus jamais affichés.
      </Alert>
      <Text size="sm">
        Si vous perdez votre téléphone, chacun de ces codes le remplace une fois. Sans eux, seule l’assistance peut vous
        laisser entrer de nouveau, ou un autre propriétaire de cet espace si vous n’êtes membre d’aucun autre.
      </Text>
      <SimpleGrid component="ul" cols={{ base: 1, xs: 2 }} spacing="xs" m={0} p={0} aria-label="Codes de récupération">
        {codes.map((code) => (
          <Text key={code} component="li" ff="monospace" style={{ listStyle: 'none' }}>
            {code}
          </Text>
        ))}
      </SimpleGrid>
      <Text size="sm" c="dimmed" role="status">
        {clipboard.copied === false && 'Votre navigateur ne laisse pas copier\u00a0: téléchargez les codes.'}
      </Text>
      <Group gap="xs">
        <CopyButton clipboard={clipboard} />
        <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={download}>
          Télécharger
        </Button>
        <Button variant="default" ml="auto" onClick={onDone}>
          J’ai gardé les codes
        </Button>
      </Group>
    </Stack>
  );
}
