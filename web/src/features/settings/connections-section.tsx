import { Stack, Title } from '@mantine/core';
import { MetaSection } from './meta-section.tsx';
import { ModelsSection } from './models-section.tsx';

/** The services of others that the workspace has connected. */
export function ConnectionsSection() {
  return (
    <Stack gap="3rem">
      <Stack gap="md" component="section" aria-labelledby="connection-meta">
        <Title order={2} fz="1.125rem" id="connection-meta">
          Meta
        </Title>
        <MetaSection />
      </Stack>
      <Stack gap="md" component="section" aria-labelledby="connection-models">
        <Title order={2} fz="1.125rem" id="connection-models">
          Modèle d’IA
        </Title>
        <ModelsSection />
      </Stack>
    </Stack>
  );
}
