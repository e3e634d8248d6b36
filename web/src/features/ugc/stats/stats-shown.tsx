import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { eurosText } from '../../../../../shared/billing/euros.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import framed from '../../../components/framed-list.module.css';
import { KeyFigures } from '../../../components/key-figures.tsx';
import { formatCount, formatNumber, formatPercent } from '../../../lib/format.ts';
import classes from '../ugc.module.css';
import { measuredFacts, type Stats, tooFew } from './measured-facts.ts';

/** A figure, or the words that say why there is none: small, they are no figure. */
const orTooFew = <T,>(value: T | null, text: (value: T) => string, more?: string) =>
  value === null ? { value: '–', more: tooFew } : { value: text(value), ...(more && { more }) };
const daysText = (days: number) => `${formatNumber(days)}\u00a0${days < 2 ? 'jour' : 'jours'}`;

/** What collaborations cost and the time that they take, to read before any list. */
export const StatsFigures = ({ stats }: { stats: Stats }) => <KeyFigures figures={figuresOf(stats)} across={4} />;

const figuresOf = (stats: Stats) => [
  { name: 'Payé, HT', value: eurosText(stats.spend) },
  { name: 'Coût d’un livrable validé, HT', ...orTooFew(stats.costPerDeliverable, eurosText) },
  { name: 'Coût d’une publicité gagnante, HT', ...orTooFew(stats.costPerWinningAd, eurosText) },
  {
    name: 'Livrables validés',
    value: formatNumber(stats.deliverables),
    more: formatCount(stats.approved, 'collaboration'),
  },
  { name: 'De l’accord à la validation', ...orTooFew(stats.medianDaysToApproved, daysText, 'médiane') },
  { name: 'Remis à l’heure', ...orTooFew(stats.onTimeRate, formatPercent) },
  { name: 'Avec retouches', ...orTooFew(stats.revisionRate, formatPercent) },
  { name: 'Droits qui finissent sous 30\u00a0jours', value: formatNumber(stats.rightsExpiring30d) },
];

/** Those who were paid most first, with what their ads bring together. */
export const CreatorsList = ({ creators }: { creators: Stats['byCreator'] }) => (
  <ul className={framed.list} aria-label="Par créateur, ceux qui ont été le plus payés d’abord">
    {creators.map((one) => (
      <CreatorRow key={one.creatorId} one={one} />
    ))}
  </ul>
);

function CreatorRow({ one }: { one: Stats['byCreator'][number] }) {
  const { creatorId, creatorName, spend, approved, onTimeRate, costPerDeliverable, measured } = one;
  const facts = [
    formatCount(approved, 'collaboration validée', 'collaborations validées'),
    costPerDeliverable !== null && `${eurosText(costPerDeliverable)} le livrable`,
    onTimeRate !== null && `${formatPercent(onTimeRate)} à l’heure`,
  ];
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <Link className={classes.name} to={paths.ugcCreator(creatorId)}>
          <bdi>{creatorName}</bdi>
        </Link>
        <Text size="sm" c="dimmed">
          {facts.filter(Boolean).join(' · ')}
        </Text>
        {measured && <Text size="sm">{measuredFacts(measured).join(' · ')}</Text>}
      </div>
      <Text size="sm" className={classes.figures}>
        {eurosText(spend)} HT payés
      </Text>
      <span />
    </li>
  );
}
