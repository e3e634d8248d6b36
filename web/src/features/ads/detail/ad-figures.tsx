import type { Ad } from '../../../../../shared/ads/ad.ts';
import { KeyFigures } from '../../../components/key-figures.tsx';
import { formatCompact, formatCount, formatMoney, formatRange } from '../../../lib/format.ts';
import classes from './ad-figures.module.css';

/** What one reads first of an ad: how long it has run, whom it reached, what it cost, as far as the source says. */
export function AdFigures({ ad }: { ad: Ad }) {
  const { daysRunning, reach, spend } = ad;
  const perDay = reachPerDay(ad);
  const figures = [
    { name: 'Durée', value: formatCount(daysRunning, 'jour') },
    ...(reach ? [{ name: 'Portée dans l’UE', value: formatRange(reach) }] : []),
    ...(perDay ? [{ name: 'Portée par jour', value: `environ\u00a0${perDay}` }] : []),
    ...(spend ? [{ name: 'Dépense', value: formatRange(spend, (amount) => formatMoney(amount, spend.currency)) }] : []),
  ];
  return (
    <div className={classes.root}>
      <KeyFigures figures={figures} across={figures.length === 4 ? 2 : figures.length} />
    </div>
  );
}

/** Over fewer, a day's reach is what the whole says. */
const fewestDays = 3;

/** A mean over the whole run. */
function reachPerDay({ reach, daysRunning }: Ad): string | null {
  if (!reach || reach.upper === null || daysRunning < fewestDays) return null;
  return formatCompact((reach.lower + reach.upper) / 2 / daysRunning);
}
