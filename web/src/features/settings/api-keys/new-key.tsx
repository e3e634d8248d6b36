import { Alert, Anchor, Button, Code, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Code.css';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { documents } from '../../../../../shared/page-paths.ts';
import { CopyField } from '../../../components/copy-field.tsx';

/** The one time that a key is shown: selected, ready to be copied. */
export function NewKey({ value, onDone }: { value: string; onDone: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector('input')?.focus(), []);
  return (
    <Stack gap="md" ref={root}>
      <Alert variant="light" color="warning" icon={<IconAlertTriangle aria-hidden />} p="sm" role="status">
        Copiez cette clé maintenant et gardez-la en lieu sûr&nbsp;: elle ne sera plus jamais affichée.
      </Alert>
      <CopyField
        label="Votre clé"
        value={value}
        otherwise="Votre navigateur ne laisse pas copier&nbsp;: sélectionnez la clé."
      />
      <Text size="sm" c="dimmed">
        Votre serveur l’envoie dans l’en-tête <Code>authorization: Bearer rk_…</Code>. Ne la mettez jamais dans une page
        web. Les routes sont dans la{' '}
        <Anchor href={documents.docs} target="_blank" rel="noopener" inherit underline="always">
          référence de l’API
        </Anchor>
        .
      </Text>
      <Button size="md" mr="auto" variant="default" onClick={onDone}>
        J’ai copié la clé
      </Button>
    </Stack>
  );
}
