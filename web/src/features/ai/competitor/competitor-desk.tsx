import { Button, Menu, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import useSWR from 'swr';
import { analyzeCompetitor } from '../../../../../shared/ai/competitor.contract.ts';
import { type CompetitorWindow, competitorWindows } from '../../../../../shared/ai/competitor.rules.ts';
import type { GenerationOf } from '../../../../../shared/ai/generation.ts';
import { exportGeneration } from '../../../../../shared/ai/generations.contract.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { ActMenu } from '../../../components/act-menu.tsx';
import { FollowButton } from '../../../components/follow-button.tsx';
import { handOverExport } from '../../../components/hand-over-export.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { request } from '../../../lib/request.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { aiNames } from '../ai-url.ts';
import preview from '../desk/preview.module.css';
import { GenerationActs } from '../generations/generation-acts.tsx';
import { useGenerationActs } from '../generations/use-generations.ts';
import classes from './competitor.module.css';
import { CompetitorReport, writePath } from './competitor-report.tsx';
import { FindAdvertiser } from './find-advertiser.tsx';
import { ReportPreview } from './report-preview.tsx';

const windowIn = (asked: string | null): CompetitorWindow =>
  competitorWindows.find((days) => `${days}` === asked) ?? 90;

/** An advertiser is chosen, then read over so many days; what is read is kept at once, and opened by its address. */
export function CompetitorDesk() {
  const { params, change } = useUrlState();
  const may = useMay();
  const advertiserId = params.get(aiNames.advertiser);
  const days = windowIn(params.get(aiNames.days));
  return (
    <div className={classes.root}>
      {!may('ai:write') && <Text c="dimmed">Votre rôle permet de lire les analyses gardées, pas d’en faire.</Text>}
      {may('ai:write') && !advertiserId && <Choice onChoose={(id) => change({ [aiNames.advertiser]: id })} />}
      {may('ai:write') && advertiserId && (
        <Reading key={`${advertiserId} ${days}`} advertiserId={advertiserId} days={days} />
      )}
    </div>
  );
}

/** The advertisers, and what there is to read of the one that is chosen. */
const Choice = ({ onChoose }: { onChoose: (advertiserId: string) => void }) => (
  <div className={preview.beside}>
    <FindAdvertiser onChoose={onChoose} />
    <ReportPreview />
  </div>
);

const nothing = async () => {};

/** Made once for an address: the page then bears that of what was kept. */
function Reading({ advertiserId, days }: { advertiserId: string; days: CompetitorWindow }) {
  const { change } = useUrlState();
  const { keep } = useGenerationActs(nothing);
  const asked = useRef(false);
  const { data, error, mutate } = useSWR(
    [analyzeCompetitor.operation, advertiserId, days],
    () => request(analyzeCompetitor, { body: { advertiserId, windowDays: days } }),
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false, shouldRetryOnError: false },
  );
  const made = data?.generation;
  useEffect(() => {
    if (!made || asked.current) return;
    asked.current = true;
    keep(made);
    change(
      { [aiNames.generation]: made.id, [aiNames.tool]: null, [aiNames.advertiser]: null, [aiNames.days]: null },
      { replace: true },
    );
  }, [made, change, keep]);
  if (error) return <LoadFailure what="L’analyse" error={error} onRetry={() => mutate()} />;
  return <Skeleton height={520} radius="lg" role="status" aria-label="Lecture des annonces" />;
}

/** What was kept of an advertiser, one page to read or to print; other days read it anew. */
export function KeptCompetitor({ kept }: { kept: GenerationOf<'analyze_competitor'> }) {
  const { change } = useUrlState();
  const navigate = useNavigate();
  const may = useMay();
  const { advertiserId, windowDays } = kept.input;
  const [gap] = kept.output.gaps;
  const again = (days: string) =>
    change({
      [aiNames.generation]: null,
      [aiNames.tool]: 'concurrent',
      [aiNames.advertiser]: advertiserId,
      [aiNames.days]: days,
    });
  const exportFigures = () =>
    handOverExport('concurrent', async () => {
      const table = await request(exportGeneration, { params: { id: kept.id }, query: { format: 'csv' } });
      return typeof table === 'string' ? table : '';
    });
  return (
    <div className={classes.root}>
      <div className={classes.bar}>
        {may('ai:write') && (
          <Button
            component={Link}
            to={`${paths.aiGenerator}?${aiNames.tool}=concurrent`}
            variant="default"
            size="sm"
            mr="auto"
            visibleFrom="sm"
          >
            Changer d’annonceur
          </Button>
        )}
        {may('ai:write') && (
          <SegmentedControl
            size="xs"
            aria-label="Période"
            data={competitorWindows.map((days) => ({ value: `${days}`, label: `${days}\u00a0jours` }))}
            value={`${windowDays}`}
            onChange={again}
          />
        )}
        {may('ads:write') && <FollowButton advertiser={kept.output.advertiser} country={undefined} />}
        <ActMenu
          target={
            <Button variant="default" size="sm" rightSection={<IconChevronDown size={14} aria-hidden />}>
              Exporter
            </Button>
          }
        >
          {may('ai:export') && <Menu.Item onClick={exportFigures}>Chiffres (CSV)</Menu.Item>}
          <Menu.Item onClick={() => window.print()}>Imprimer</Menu.Item>
        </ActMenu>
        {may('ai:write') && gap && (
          <Button component={Link} to={writePath(gap.feature)} size="sm" className={classes.write}>
            Écrire sur un angle libre
          </Button>
        )}
        <span className={classes.keep}>
          <GenerationActs kept={kept} reload={nothing} onRemoved={() => navigate(paths.aiGenerator)} />
        </span>
      </div>
      <CompetitorReport kept={kept} />
    </div>
  );
}
