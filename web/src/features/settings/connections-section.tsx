import '@mantine/core/styles/SimpleGrid.css';
import { SimpleGrid, Stack, Title } from '@mantine/core';
import { MetaSection } from './meta-section.tsx';
import { ModelsSection } from './models-section.tsx';

/** The services of others that the workspace has connected. */
export function ConnectionsSection() {
  return (
    <SimpleGrid cols={{ base: 1, xl: 2 }} spacing="3rem" verticalSpacing="3rem">
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
    </SimpleGrid>
  );
}
