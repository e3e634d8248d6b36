import { Anchor, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../shared/page-paths.ts';
import framed from '../../../components/framed-list.module.css';
import { aiNames } from '../ai-url.ts';
import { useRecommendations } from '../to-do/use-recommendations.ts';
import { GenerationRow } from './generation-row.tsx';
import { useLastGenerations } from './use-generations.ts';

/** The last ones that were kept; nothing while there is none, nor before what stands above them is there. */
export function LastGenerations() {
  const { data, mutate } = useLastGenerations();
  const { isLoading } = useRecommendations();
  if (!data || data.items.length === 0 || isLoading) return null;
  return (
    <section aria-label="Récemment">
      <Title order={2} fz="0.9375rem" mb="xs">
        Récemment
      </Title>
      <ul className={framed.list} aria-label="Les cinq dernières">
        {data.items.map((generation) => (
          <GenerationRow key={generation.id} generation={generation} reload={() => mutate()} />
        ))}
      </ul>
      {data.nextCursor && (
        <Anchor
          component={Link}
          to={`${paths.aiGenerator}?${aiNames.tab}=historique`}
          size="sm"
          mt="xs"
          display="inline-block"
        >
          Tout l’historique
        </Anchor>
      )}
    </section>
  );
}
