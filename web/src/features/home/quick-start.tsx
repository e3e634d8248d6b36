import { Text, Title } from '@mantine/core';
import { IconAddressBook, IconArrowUpRight, IconBooks, IconSpeakerphone, IconWriting } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { Dashboard } from '../../../../shared/dashboard/dashboard.contract.ts';
import { paths } from '../../../../shared/page-paths.ts';
import { formatNumber } from '../../lib/format.ts';
import { useDashboard } from '../../lib/use-dashboard.ts';
import classes from './quick-start.module.css';

type Figure = [value: number, of: string];

/** `figure`: what lives behind it now, of what the page has read anyway. */
const cards = [
  {
    to: paths.ads,
    icon: IconBooks,
    title: 'Explorer les annonces',
    text: 'Ce que vos concurrents diffusent, et depuis combien de temps.',
    figure: ({ library }: Dashboard): Figure | false =>
      library !== null &&
      library.followed > 0 &&
      (library.newAds7d > 0
        ? [library.newAds7d, library.newAds7d > 1 ? 'nouvelles annonces suivies' : 'nouvelle annonce suivie']
        : [library.followed, library.followed > 1 ? 'annonceurs suivis' : 'annonceur suivi']),
  },
  {
    to: paths.aiGenerator,
    icon: IconWriting,
    title: 'Analyser une annonce',
    text: 'Accroche, preuves, longueur et conformité.',
  },
  {
    to: paths.campaigns,
    icon: IconSpeakerphone,
    title: 'Suivre mes campagnes',
    text: 'Vos résultats, comparés à ceux de votre secteur.',
    figure: ({ campaigns }: Dashboard): Figure | false =>
      campaigns !== null && campaigns > 0 && [campaigns, campaigns > 1 ? 'campagnes' : 'campagne'],
  },
  {
    to: paths.prospects,
    icon: IconAddressBook,
    title: 'Relancer mes prospects',
    text: 'Vos contacts, leur score et la prochaine action.',
    figure: ({ prospects }: Dashboard): Figure | false =>
      prospects !== null &&
      prospects.open > 0 &&
      (prospects.ownOverdue > 0
        ? [
            prospects.ownOverdue,
            prospects.ownOverdue > 1 ? 'actions en retard pour vous' : 'action en retard pour vous',
          ]
        : [prospects.open, prospects.open > 1 ? 'prospects en cours' : 'prospect en cours']),
  },
];

export function QuickStart() {
  const { data } = useDashboard();
  return (
    <ul className={classes.root}>
      {cards.map(({ to, icon: Icon, title, text, figure }) => (
        <li key={to}>
          <Link to={to} className={classes.card}>
            <span className={classes.icons}>
              <Icon size={26} stroke={1.5} aria-hidden />
              <IconArrowUpRight size={20} stroke={1.6} aria-hidden className={classes.arrow} />
            </span>
            <Title order={3}>{title}</Title>
            <Text size="sm" c="dimmed">
              {text}
            </Text>
            <Living figure={data && figure?.(data)} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Living({ figure }: { figure: Figure | false | undefined }) {
  if (!figure) return null;
  const [value, of] = figure;
  return (
    <span className={classes.figure}>
      <b>{formatNumber(value)}</b> {of}
    </span>
  );
}
