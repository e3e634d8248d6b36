import { Button, Skeleton, Text, Title } from '@mantine/core';
import { lazy, Suspense, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { type AlertOfCampaign, alertSeverities } from '../../../../../shared/campaigns/alert.ts';
import { campaignPlatforms } from '../../../../../shared/campaigns/campaigns.rules.ts';
import { upperFirst } from '../../../../../shared/kernel/first-letter.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { ToneBadge } from '../../../components/tone-badge.tsx';
import { formatMoney } from '../../../lib/format.ts';
import { shortDay } from '../../../lib/short-day.ts';
import { useMembers } from '../../../lib/use-members.ts';
import classes from './alerts.module.css';
import type { AlertAct } from './use-alerts.ts';

const EvidenceChart = lazy(async () => ({ default: (await import('./evidence-chart.tsx')).EvidenceChart }));

type Props = {
  alert: AlertOfCampaign;
  mayAct: boolean;
  busy: boolean;
  onAct: (act: AlertAct) => void;
  /** Under the line of its campaign, which has its money. */
  within?: boolean;
};

/** A thing that lasts: the money that it concerns, what happens, since when, and what to do with it. */
export function AlertLine({ alert, mayAct, busy, onAct, within = false }: Props) {
  const { title, detail, campaign, severity, spend, currency } = alert;
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <li
      className={classes.line}
      data-severity={severity}
      data-state={alert.state}
      data-within={within || undefined}
      aria-labelledby={id}
    >
      {!within && <Money spend={spend} currency={currency} />}
      <div className={classes.what}>
        <div className={classes.head}>
          <Title order={within ? 3 : 2} fz="1rem" id={id}>
            {title}
          </Title>
          {severity === 'critical' && <ToneBadge tone="accent">{alertSeverities[severity]}</ToneBadge>}
        </div>
        <Text size="sm">{beyond(title, detail)}</Text>
        <Text size="sm" c="dimmed" mt={4}>
          {!within && (
            <>
              <CampaignNamed campaign={campaign} /> ·{' '}
            </>
          )}
          <Lasting alert={alert} />
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            ml={6}
            fw={500}
            aria-expanded={open}
            aria-label={`${open ? 'Masquer' : 'Voir'} la courbe : ${title}, ${campaign.name}`}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Masquer la courbe' : 'Voir la courbe'}
          </Button>
        </Text>
      </div>
      {mayAct && (
        <div className={classes.acts}>
          <Acts {...{ alert, busy, onAct }} />
        </div>
      )}
      {open && (
        <div className={classes.chart}>
          <Suspense fallback={<Skeleton height={340} radius="md" role="status" aria-label="Chargement de la courbe" />}>
            <EvidenceChart alert={alert} />
          </Suspense>
        </div>
      )}
    </li>
  );
}

export const Money = ({ spend, currency }: Pick<AlertOfCampaign, 'spend' | 'currency'>) => (
  <div className={classes.money}>
    <span className={classes.amount}>{spend === null ? 'non mesuré' : formatMoney(spend, currency)}</span>
    <span className={classes.unit}>dépensés en 7 jours</span>
  </div>
);

export const CampaignNamed = ({ campaign }: Pick<AlertOfCampaign, 'campaign'>) => (
  <>
    <Link to={paths.campaign(campaign.id)} className={classes.campaign}>
      {campaign.name}
    </Link>{' '}
    <span className={classes.dot}>·&nbsp;</span>
    {campaignPlatforms[campaign.platform]}
  </>
);

/** What the detail says that the title has not. */
function beyond(title: string, detail: string): string {
  const rest = detail.startsWith(`${title} `) ? detail.slice(title.length + 1) : detail;
  return upperFirst(rest);
}

/** Since when, until when, and who took charge of it. */
function Lasting({ alert }: { alert: AlertOfCampaign }) {
  const { firstSeenOn, lastSeenOn, resolvedOn, dismissedUntil, takenBy, state } = alert;
  const { data: members = [] } = useMembers(takenBy !== null);
  const who = members.find(({ id }) => id === takenBy);
  const seen = firstSeenOn === lastSeenOn ? `vue le ${shortDay(firstSeenOn)}` : `depuis le ${shortDay(firstSeenOn)}`;
  const last = firstSeenOn === lastSeenOn ? '' : `, vue encore le ${shortDay(lastSeenOn)}`;
  const then = {
    open: '',
    acknowledged: who ? ` · prise en charge par ${who.name}` : ' · prise en charge',
    dismissed: dismissedUntil ? ` · ignorée jusqu’au ${shortDay(dismissedUntil)}` : '',
    resolved: resolvedOn ? ` · résolue le ${shortDay(resolvedOn)}` : '',
  };
  return `${seen}${last}${then[state]}`;
}

function Acts({ alert, busy, onAct }: Omit<Props, 'mayAct' | 'within'>) {
  const { state, title, campaign } = alert;
  const button = (act: AlertAct, text: string) => (
    <Button
      key={act}
      variant={act === 'dismissed' ? 'subtle' : 'default'}
      color={act === 'dismissed' ? 'gray' : undefined}
      size="xs"
      disabled={busy}
      aria-label={`${text} : ${title}, ${campaign.name}`}
      onClick={() => onAct(act)}
    >
      {text}
    </Button>
  );
  if (state === 'resolved') return null;
  if (state === 'open')
    return (
      <>
        {button('acknowledged', 'Prendre en charge')}
        {button('dismissed', 'Ignorer 14 jours')}
      </>
    );
  return (
    <>
      {button('open', 'Rouvrir')}
      {state === 'acknowledged' && button('dismissed', 'Ignorer 14 jours')}
    </>
  );
}
