import { Text, Title } from '@mantine/core';
import { IconAddressBook, IconArrowUpRight, IconBooks, IconSpeakerphone, IconWriting } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../shared/page-paths.ts';
import classes from './quick-start.module.css';

const cards = [
  {
    to: paths.ads,
    icon: IconBooks,
    title: 'Explorer les annonces',
    text: 'Ce que vos concurrents diffusent, et depuis combien de temps.',
  },
  {
    to: paths.aiGenerator,
    icon: IconWriting,
    title: 'Analyser une annonce',
    text: 'Son accroche, ses preuves, ses longueurs, et ce que le droit en dit.',
  },
  {
    to: paths.campaigns,
    icon: IconSpeakerphone,
    title: 'Suivre mes campagnes',
    text: 'Vos résultats, comparés à ceux de votre secteur.',
  },
  {
    to: paths.prospects,
    icon: IconAddressBook,
    title: 'Relancer mes prospects',
    text: 'Vos contacts, leur score et la prochaine action.',
  },
];

export function QuickStart() {
  return (
    <ul className={classes.root}>
      {cards.map(({ to, icon: Icon, title, text }) => (
        <li key={to}>
          <Link to={to} className={classes.card}>
            <span className={classes.icons}>
              <Icon size={26} stroke={1.5} aria-hidden />
              <IconArrowUpRight size={20} stroke={1.6} aria-hidden className={classes.arrow} />
            </span>
            <Title order={3} className={classes.title}>
              {title}
            </Title>
            <Text size="sm" c="dimmed">
              {text}
            </Text>
          </Link>
        </li>
      ))}
    </ul>
  );
}
