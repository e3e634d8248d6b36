import { Stack, Text } from '@mantine/core';
import { webhookSnippets } from '../../../../../shared/webhooks/webhook-snippets.ts';
import { CodeSamples } from '../../../components/code-samples.tsx';

/** How a server knows that a delivery is ours. */
export function SignatureCheck() {
  return (
    <Stack gap="xs">
      <Text size="sm">
        Chaque envoi porte les en-têtes <code>webhook-id</code>, <code>webhook-timestamp</code> et{' '}
        <code>webhook-signature</code>, selon la norme Standard Webhooks. Vérifiez-les avant de croire ce que vous
        recevez, et gardez le <code>webhook-id</code>
        {'\u00a0'}: un même envoi peut vous parvenir deux fois.
      </Text>
      <CodeSamples label="Vérifier la signature" samples={webhookSnippets} />
    </Stack>
  );
}
