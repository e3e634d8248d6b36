import { Skeleton } from '@mantine/core';
import { LoadFailure } from '../../components/load-failure.tsx';
import { valuesOfKept } from './desk/ad-values.ts';
import { ToolDesk } from './desk/tool-desk.tsx';
import { useGeneration } from './generations/use-generations.ts';
import { tool } from './tool.tsx';

const Desk = tool(async () => (await import('./desk/desk.tsx')).Desk);
const KeptCompetitor = tool(async () => (await import('./competitor/competitor-desk.tsx')).KeptCompetitor);
const PageDesk = tool(async () => (await import('./page/page-desk.tsx')).PageDesk);
const BesideEvidence = tool(async () => (await import('./writing/beside-evidence.tsx')).BesideEvidence);

/** What was kept, open again on the desk of its tool. */
export function KeptDesk({ id }: { id: string }) {
  const { data, error, mutate } = useGeneration(id);
  const kept = data?.generation;
  return (
    <ToolDesk title={kept?.title}>
      {error && <LoadFailure what="La génération" error={error} onRetry={() => mutate()} />}
      {!kept && !error && <Skeleton height={420} radius="lg" />}
      {kept?.tool === 'analyze_ad' && (
        <Desk
          start={valuesOfKept(kept)}
          kept={kept}
          library={
            kept.input.ad.adId === null
              ? undefined
              : { adId: kept.input.ad.adId, advertiser: kept.input.ad.advertiser ?? '' }
          }
        />
      )}
      {kept?.tool === 'analyze_competitor' && <KeptCompetitor kept={kept} />}
      {kept?.tool === 'analyze_landing_page' && <PageDesk kept={kept} />}
      {(kept?.tool === 'generate_variations' ||
        kept?.tool === 'generate_platform_copy' ||
        kept?.tool === 'generate_script') && <BesideEvidence kept={kept} />}
    </ToolDesk>
  );
}
