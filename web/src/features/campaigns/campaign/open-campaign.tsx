import { ActionIcon, Button, Menu, Stack } from '@mantine/core';
import { IconChevronLeft, IconDots, IconScale, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Campaign } from '../../../../../shared/campaigns/campaign.ts';
import { dayIn } from '../../../../../shared/kernel/day-in.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { ActMenu } from '../../../components/act-menu.tsx';
import { TabsOrSelect } from '../../../components/tabs-or-select.tsx';
import { PageActs } from '../../../lib/page-head.tsx';
import { useUrlState } from '../../../lib/use-url-state.ts';
import classes from './campaign.module.css';
import { CampaignHead } from './campaign-head.tsx';
import { urlNames } from './campaign-url.ts';
import { deleteWithUndo } from './campaign-writes.ts';
import { type ComparedPeriod, comparedPeriodIn } from './compared-period.ts';
import { DaysChoice } from './days-choice.tsx';
import { MetricsGrid } from './metrics-grid.tsx';
import { NoFigures } from './no-figures.tsx';
import { OwnRank } from './own-rank.tsx';
import { Summary } from './summary.tsx';
import { useReadAgain } from './use-campaign.ts';

const Results = lazy(async () => ({ default: (await import('./results/results.tsx')).Results }));

const PacePart = lazy(async () => ({ default: (await import('./pace/pace-part.tsx')).PacePart }));
const SplitPart = lazy(async () => ({ default: (await import('./split/split-part.tsx')).SplitPart }));
const DataPart = lazy(async () => ({ default: (await import('./data/data-part.tsx')).DataPart }));
const AdsPart = lazy(async () => ({ default: (await import('./ads/ads-part.tsx')).AdsPart }));
const SettingsPart = lazy(async () => ({ default: (await import('./settings/settings-part.tsx')).SettingsPart }));

export type PartProps = { campaign: Campaign; period: ComparedPeriod };

const parts = [
  { slug: 'resultats', label: 'Résultats', Part: Results, needsFigures: true },
  { slug: 'publicites', label: 'Publicités', Part: AdsPart, needsFigures: true },
  { slug: 'rythme', label: 'Rythme', Part: PacePart, needsFigures: false },
  { slug: 'repartition', label: 'Répartition', Part: SplitPart, needsFigures: true },
  { slug: 'donnees', label: 'Données', Part: DataPart, needsFigures: true },
  { slug: 'reglages', label: 'Réglages', Part: SettingsPart, needsFigures: false },
] as const;

/** A campaign: what it is, its figures of the period, then its parts. */
export function OpenCampaign({ campaign }: { campaign: Campaign }) {
  const { params, change } = useUrlState();
  const period = comparedPeriodIn(params, dayIn(campaign.timezone));
  const open = parts.find(({ slug }) => slug === params.get(urlNames.part)) ?? parts[0];
  const choose = (slug: string | null) => change({ [urlNames.part]: slug === parts[0].slug ? null : slug });
  return (
    <div className={classes.root}>
      <div className={classes.top}>
        <Link to={paths.campaigns} className={classes.back}>
          <IconChevronLeft size={16} aria-hidden /> Campagnes
        </Link>
        <PageActs>
          <Button
            component={Link}
            to={paths.comparing([campaign.id])}
            variant="default"
            visibleFrom="sm"
            leftSection={<IconScale size={16} aria-hidden />}
          >
            Comparer
          </Button>
          <CampaignMenu campaign={campaign} />
        </PageActs>
      </div>
      <CampaignHead campaign={campaign} period={period} />
      <Summary campaign={campaign} period={period} />
      {campaign.firstDay !== null && <DaysChoice period={period} />}
      <TabsOrSelect label="Parties de la campagne" choices={parts} open={open.slug} onChoose={choose}>
        {campaign.firstDay === null && open.needsFigures ? (
          <NoFigures campaign={campaign} />
        ) : (
          <>
            {open === parts[0] && <FiguresOfPeriod campaign={campaign} period={period} />}
            <Suspense fallback={null}>
              <open.Part campaign={campaign} period={period} />
            </Suspense>
          </>
        )}
      </TabsOrSelect>
    </div>
  );
}

/** What the results begin with: there before their charts are. */
const FiguresOfPeriod = (props: PartProps) => (
  <Stack gap="md" mb="lg">
    <MetricsGrid {...props} />
    <OwnRank {...props} />
  </Stack>
);

function CampaignMenu({ campaign }: { campaign: Campaign }) {
  const navigate = useNavigate();
  const readAgain = useReadAgain(campaign.id);
  const back = () => {
    void readAgain();
    void navigate(paths.campaign(campaign.id));
  };
  return (
    <ActMenu
      target={
        <ActionIcon variant="default" size={36} aria-label="Actions sur la campagne">
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      }
    >
      <Menu.Item
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={async () => {
          if (await deleteWithUndo(campaign, back)) void navigate(paths.campaigns);
        }}
      >
        Supprimer
      </Menu.Item>
    </ActMenu>
  );
}
