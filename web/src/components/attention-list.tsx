import { Button, Text } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCalendarDue,
  IconFileAlert,
  IconPlugConnectedX,
  IconTargetArrow,
  IconWebhook,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { Attention } from '../../../shared/dashboard/dashboard.contract.ts';
import type { AttentionKind } from '../../../shared/dashboard/dashboard.rules.ts';
import { formatMoney } from '../lib/format.ts';
import classes from './attention-list.module.css';
import { ToneBadge } from './tone-badge.tsx';

/** Of each kind, its mark, what the money stands for, and the one thing to do. */
const kinds: Record<AttentionKind, { icon: typeof IconWebhook; money: string; act: string }> = {
  alert: { icon: IconAlertTriangle, money: 'en 7\u00a0jours', act: 'Voir la campagne' },
  connection: { icon: IconPlugConnectedX, money: 'en 7\u00a0jours', act: 'Reconnecter' },
  webhook: { icon: IconWebhook, money: '', act: 'Voir le journal' },
  pixel: { icon: IconTargetArrow, money: '', act: 'Corriger le jeton' },
  report: { icon: IconFileAlert, money: '', act: 'Voir le rapport' },
  action: { icon: IconCalendarDue, money: 'à signer', act: 'Relancer' },
};

type Props = {
  items: readonly Attention[];
  /** On few lines, beside something else. */
  short?: boolean;
};

/** What there is to see, each with the money that it concerns and its one action. */
export function AttentionList({ items, short = false }: Props) {
  return (
    <ul className={classes.list} data-short={short || undefined}>
      {(short ? items.map((item) => [item]) : ofOneCampaign(items)).map(([item, ...others]) =>
        item ? <Line key={`${item.kind} ${item.id}`} item={item} others={others} /> : null,
      )}
    </ul>
  );
}

/** Alerts of one campaign concern the same money: they are one line, at the place of the first. */
export function ofOneCampaign(items: readonly Attention[]): Attention[][] {
  const lines = new Map<string, Attention[]>();
  for (const item of items) {
    const key = item.kind === 'alert' ? item.path : `${item.kind} ${item.id}`;
    lines.set(key, [...(lines.get(key) ?? []), item]);
  }
  return [...lines.values()];
}

function Line({ item, others }: { item: Attention; others: readonly Attention[] }) {
  const { kind, title, subject, detail, path, stake } = item;
  const { icon: Icon, money, act } = kinds[kind];
  const severity = [item, ...others].some((one) => one.severity === 'critical') ? 'critical' : item.severity;
  return (
    <li className={classes.line} data-severity={severity}>
      <span className={classes.mark}>
        <Icon size={18} stroke={1.7} aria-hidden />
      </span>
      <div className={classes.what}>
        <Heading item={item} />
        <Text size="sm" c="dimmed" component="div" className={classes.detail}>
          {subject && <span className={classes.subject}>{subject}</span>}
          {subject && <span className={classes.dot}> · </span>}
          <span className={classes.said}>{detail}</span>
        </Text>
        {others.map((other) => (
          <div key={other.id} className={classes.other}>
            <Heading item={other} />
            <Text size="sm" c="dimmed" className={classes.said}>
              {other.detail}
            </Text>
          </div>
        ))}
      </div>
      <div className={classes.money}>
        {stake && (
          <>
            <span className={classes.amount}>{formatMoney(stake.amount, stake.currency)}</span>
            <span className={classes.unit}>
              {kind !== 'action' && <span className={classes.spent}>dépensés </span>}
              {money}
            </span>
          </>
        )}
      </div>
      <Button
        component={Link}
        to={path}
        variant="default"
        size="xs"
        className={classes.act}
        aria-label={`${act} : ${title}`}
      >
        {act}
      </Button>
    </li>
  );
}

const Heading = ({ item: { title, severity } }: { item: Attention }) => (
  <Text component="h3" fw={600} size="sm" className={classes.title}>
    {title}
    {severity === 'critical' && (
      <span className={classes.critical}>
        <ToneBadge tone="accent">Critique</ToneBadge>
      </span>
    )}
  </Text>
);
