import { Anchor, Text, Title } from '@mantine/core';
import { listCampaigns } from '../../../../../shared/campaigns/list.contract.ts';
import { documents } from '../../../../../shared/page-paths.ts';
import { CodeSamples } from '../../../components/code-samples.tsx';

/** How a key is used, ready to be copied. */
export function FirstCall() {
  const code = `curl ${window.location.origin}${listCampaigns.path} \\\n  --header 'authorization: Bearer rk_…'`;
  return (
    <section aria-labelledby="first-call">
      <Title order={2} id="first-call" fz="1rem" mb="xs">
        Un premier appel
      </Title>
      <CodeSamples label="Appel" samples={[{ name: 'curl', code }]} />
      <Text size="sm" c="dimmed" mt="xs">
        Toutes les opérations sont dans la{' '}
        <Anchor href={documents.docs} target="_blank" rel="noopener" inherit underline="always">
          référence de l’API
        </Anchor>
        .
      </Text>
    </section>
  );
}
