import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Pace } from '../../../../../shared/dashboard/dashboard.contract.ts';
import { parisDay } from '../../../../../shared/kernel/paris-day.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { daysBetween } from '../../../../../shared/rules/totals.ts';
import { PaceBar } from '../../../components/pace-bar.tsx';
import { formatCount, formatMoney } from '../../../lib/format.ts';
import { shortDay } from '../../../lib/short-day.ts';
import classes from '../dashboard.module.css';

/** The budgets furthest from their even pace. */
export function PacingCard({ paces }: { paces: readonly Pace[] }) {
  if (paces.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Donnez un budget et une date de fin à vos campagnes actives pour suivre leur rythme ici.
      </Text>
    );
  return (
    <ul className={classes.rows}>
      {paces.map(({ campaign, pacing }) => (
        <li key={campaign.id} className={classes.paceRow}>
          <Link to={paths.campaign(campaign.id)} className={classes.name}>
            {campaign.name}
          </Link>
          <PaceBar pacing={pacing} currency={campaign.currency} />
          <Text size="xs" c="dimmed" className={classes.paceWords}>
            {paceText(pacing, campaign.currency)}
          </Text>
        </li>
      ))}
    </ul>
  );
}

/** What would put it right, or when it runs out. */
function paceText({ state, runsOutOn, neededPerDay, ratePerDay, to }: Pace['pacing'], currency: string): string {
  if (state === 'over' && runsOutOn) return `Épuisé le ${shortDay(runsOutOn)} à ce rythme`;
  if (neededPerDay === null) return '';
  const rate = ratePerDay === null ? null : `${formatMoney(ratePerDay, currency)} par jour`;
  // Of what goes as planned there is nothing to put right: its last seven days may well differ from those to come.
  if (state === 'on_track') return [rate, to && daysLeft(to)].filter(Boolean).join(' · ');
  return [rate, `il faudrait ${formatMoney(neededPerDay, currency)} par jour`].filter(Boolean).join('\u00a0; ');
}

function daysLeft(to: string): string {
  const left = daysBetween(parisDay(), to);
  return left < 2 ? 'dernier jour' : `encore ${formatCount(left, 'jour')}`;
}
