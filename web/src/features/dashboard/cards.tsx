import { Button, Menu, Skeleton, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconEye } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import type { KeyedMutator } from 'swr';
import type { Dashboard } from '../../../../shared/dashboard/dashboard.contract.ts';
import {
  type DashboardCard,
  type DashboardPart,
  dashboardCards,
} from '../../../../shared/dashboard/dashboard.rules.ts';
import { keysOf } from '../../../../shared/kernel/closed-lists.ts';
import { ActMenu } from '../../components/act-menu.tsx';
import { formatCount } from '../../lib/format.ts';
import { usePhone } from '../../lib/use-phone.ts';
import { CardFrame } from './card-frame.tsx';
import { AttentionCard } from './cards/attention-card.tsx';
import { ConnectionsCard } from './cards/connections-card.tsx';
import { LibraryCard } from './cards/library-card.tsx';
import { PacingCard } from './cards/pacing-card.tsx';
import { ProspectsCard } from './cards/prospects-card.tsx';
import { ResultsCard } from './cards/results-card.tsx';
import classes from './dashboard.module.css';
import { MissingPart } from './missing-part.tsx';
import { hiddenCards, useLayout } from './use-layout.ts';

const SeriesChart = lazy(async () => ({ default: (await import('./cards/series-chart.tsx')).SeriesChart }));

type Props = { dashboard: Dashboard; mutate: KeyedMutator<Dashboard>; figures: ReactNode };

/** Of each card, the parts that it is made of: without them it says so; where someone may not read them it is not there. */
const partsOf: Record<DashboardCard, readonly DashboardPart[]> = {
  attention: ['attention'],
  pacing: ['pacing'],
  results: ['best', 'worst'],
  prospects: ['prospects'],
  library: ['library'],
  connections: ['failing'],
  series: ['series'],
};

const wide: readonly DashboardCard[] = ['attention', 'series'];

/** What there is to see before the figures, on a phone. */
const fewOnPhone = 5;

/** About how high the others are, one beside another: what stands in two columns ends at about the same height. */
const heights: Partial<Record<DashboardCard, number>> = {
  pacing: 5,
  results: 5,
  prospects: 6,
  library: 3,
  connections: 2,
};

/** Wide cards one by one, and those between them together. */
function stretchesOf(cards: readonly DashboardCard[]): DashboardCard[][] {
  const stretches: DashboardCard[][] = [];
  for (const card of cards) {
    const last = stretches.at(-1);
    if (last && !wide.includes(card) && !last.some((one) => wide.includes(one))) last.push(card);
    else stretches.push([card]);
  }
  return stretches;
}

/** In two columns: each card under the lower one. */
function columnsOf(cards: readonly DashboardCard[]): [DashboardCard[], DashboardCard[]] {
  const columns: [DashboardCard[], DashboardCard[]] = [[], []];
  const heightOf = (column: DashboardCard[]) => column.reduce((sum, card) => sum + (heights[card] ?? 0), 0);
  for (const card of cards) columns[heightOf(columns[1]) < heightOf(columns[0]) ? 1 : 0].push(card);
  return columns;
}

/** The figures, then the cards in their order and the way to those that are hidden. On a phone what there is to see comes first. */
export function Cards({ dashboard, mutate, figures }: Props) {
  const isPhone = usePhone();
  const isNarrow = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false });
  const { missing } = dashboard;
  const retry = () => mutate();
  const shown = keysOf(dashboardCards).filter((card) => isThere(card, dashboard));
  const { visible, hidden, movesOf, show, said } = useLayout(dashboard, mutate, shown);
  const framed = (card: DashboardCard) => (
    <CardFrame key={card} card={card} moves={movesOf(card)} wide={wide.includes(card)}>
      {card !== 'attention' && partsOf[card].some((part) => missing.includes(part)) ? (
        <MissingPart what={[dashboardCards[card]]} onRetry={retry} />
      ) : (
        contentOf(card, dashboard, retry, isPhone)
      )}
    </CardFrame>
  );
  const above = visible.filter((card) => isPhone && card === 'attention');
  const rest = visible.filter((card) => !above.includes(card));
  return (
    <>
      {above.map(framed)}
      {figures}
      <div className={classes.cards}>
        {(isNarrow ? [rest] : stretchesOf(rest)).map((stretch) =>
          isNarrow || stretch.every((card) => wide.includes(card))
            ? stretch.map(framed)
            : columnsOf(stretch).map((column) => (
                <div key={column.join(' ')} className={classes.column}>
                  {column.map(framed)}
                </div>
              )),
        )}
      </div>
      {hidden.length > 0 && <HiddenCards hidden={hidden} onShow={show} />}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

/** Figures that nobody has brought yet have no card: the ways in stand above. */
function isThere(card: DashboardCard, dashboard: Dashboard): boolean {
  const { missing, campaigns } = dashboard;
  if (card === 'attention') return true;
  if (campaigns === 0 && (card === 'pacing' || card === 'results' || card === 'series')) return false;
  return partsOf[card].some((part) => missing.includes(part) || (part in dashboard && Reflect.get(dashboard, part)));
}

function contentOf(card: DashboardCard, dashboard: Dashboard, retry: () => unknown, isPhone: boolean): ReactNode {
  const { pacing, best, worst, prospects, library, failing, series, currencies } = dashboard;
  const contents: Record<DashboardCard, () => ReactNode> = {
    attention: () => <AttentionCard dashboard={dashboard} most={isPhone ? fewOnPhone : undefined} onRetry={retry} />,
    pacing: () => pacing && <PacingCard paces={pacing} />,
    results: () => <ResultsCard best={best ?? []} worst={worst ?? []} />,
    prospects: () => prospects && <ProspectsCard prospects={prospects} onWritten={retry} />,
    library: () => library && <LibraryCard library={library} />,
    connections: () => failing && <ConnectionsCard failing={failing} />,
    series: () =>
      series && (
        <Suspense fallback={<Skeleton height={296} radius="md" role="status" aria-label="Chargement de la courbe" />}>
          <SeriesChart series={series} currency={currencies?.[0]?.currency ?? 'EUR'} />
        </Suspense>
      ),
  };
  return contents[card]();
}

function HiddenCards({ hidden, onShow }: { hidden: readonly DashboardCard[]; onShow: (card: DashboardCard) => void }) {
  return (
    <div>
      <ActMenu
        position="bottom-start"
        width={300}
        target={
          <Button variant="subtle" color="gray" size="compact-sm" fw={500} data-card={hiddenCards}>
            {formatCount(hidden.length, 'carte masquée', 'cartes masquées')}
          </Button>
        }
      >
        {hidden.map((card) => (
          <Menu.Item key={card} leftSection={<IconEye size={16} aria-hidden />} onClick={() => onShow(card)}>
            Afficher {dashboardCards[card]}
          </Menu.Item>
        ))}
      </ActMenu>
    </div>
  );
}
