import { Anchor, Button, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Attention, Dashboard } from '../../../../shared/dashboard/dashboard.contract.ts';
import { type DashboardPart, newAdDays } from '../../../../shared/dashboard/dashboard.rules.ts';
import { addDays, parisDay } from '../../../../shared/kernel/paris-day.ts';
import { paths } from '../../../../shared/page-paths.ts';
import { AttentionList } from '../../components/attention-list.tsx';
import { DueProspects } from '../../components/due-prospects.tsx';
import { formatCount, formatList } from '../../lib/format.ts';
import classes from './today.module.css';

/** What this block is read from, as people call it. */
const partNames: Partial<Record<DashboardPart, string>> = {
  prospects: 'les prospects à rappeler',
  library: 'les annonces suivies',
  alerts: 'les alertes des campagnes',
  connections: 'les comptes publicitaires',
  webhooks: 'les webhooks',
  pixels: 'les pixels',
  reports: 'les rapports',
};

const fewestDue = 3;

type Props = {
  dashboard: Dashboard;
  /** Lines of all kinds together. */
  most: number;
  onWritten: () => unknown;
};

/** The actions that are due, done from here, what needs someone, and what followed advertisers have started. */
export function DayLines({ dashboard, most, onWritten }: Props) {
  const { attention, prospects, library, missing } = dashboard;
  // Actions stand one by one, with their act.
  const lines = (attention ?? []).filter(({ kind }) => kind !== 'action');
  // The late ones first, whoever's they are: where few are shown, these may not be missing.
  const due = [...(prospects?.due ?? [])].sort((a, b) => Number(b.overdue) - Number(a.overdue));
  const newAds = library?.newAds7d ?? 0;
  const dueShown = due.slice(0, Math.max(Math.min(fewestDue, most - 1), most - lines.length));
  const linesShown = someOfEach(lines, most - dueShown.length);
  const unread = missing.flatMap((part) => partNames[part] ?? []);
  return (
    <>
      <DueProspects prospects={dueShown} onWritten={onWritten} />
      {linesShown.length > 0 && (
        <div className={classes.part}>
          <AttentionList items={linesShown} short />
        </div>
      )}
      {due.length + lines.length + newAds === 0 && unread.length === 0 && <Calm />}
      <ul className={classes.more}>
        {due.length > 0 && (
          <More to={`${paths.prospects}?onglet=a-faire`}>
            {due.length > dueShown.length ? 'Toutes les actions à faire' : 'Voir dans la vue À faire'}
          </More>
        )}
        {lines.length > linesShown.length && (
          <More to={paths.dashboard}>
            {formatCount(lines.length - linesShown.length, 'autre point à voir', 'autres points à voir')}
          </More>
        )}
        {library && newAds > 0 && (
          <More to={newAdsPath(library.advertisers)}>
            {formatCount(newAds, 'nouvelle annonce suivie', 'nouvelles annonces suivies')} en {newAdDays}&nbsp;jours
          </More>
        )}
      </ul>
      {unread.length > 0 && <Unread what={unread} onRetry={onWritten} />}
    </>
  );
}

/** So many of them, in their order, and of every kind one before a second of another. */
function someOfEach(lines: readonly Attention[], most: number): Attention[] {
  const firsts = lines.filter(({ kind }, at) => lines.findIndex((line) => line.kind === kind) === at);
  const chosen = [...firsts, ...lines.filter((line) => !firsts.includes(line))].slice(0, most);
  return lines.filter((line) => chosen.includes(line));
}

const newAdsPath = (advertisers: readonly { advertiserId: string }[]): string =>
  `${paths.ads}?${new URLSearchParams([
    ...advertisers.map(({ advertiserId }) => ['advertiserId', advertiserId]),
    ['from', addDays(parisDay(), 1 - newAdDays)],
  ])}`;

const More = ({ to, children }: { to: string; children: ReactNode }) => (
  <li>
    <Anchor component={Link} to={to} size="sm" fw={500}>
      {children}
    </Anchor>
  </li>
);

const Calm = () => (
  <div className={classes.calm}>
    <IconCircleCheck size={22} stroke={1.7} aria-hidden />
    <Text size="sm">Rien ne vous attend aujourd’hui.</Text>
  </div>
);

function Unread({ what, onRetry }: { what: readonly string[]; onRetry: () => unknown }) {
  return (
    <div role="alert" className={classes.unread}>
      <Text size="sm">Lecture impossible pour l’instant&nbsp;: {formatList(what)}.</Text>
      <Button variant="default" size="xs" onClick={onRetry}>
        Réessayer
      </Button>
    </div>
  );
}
