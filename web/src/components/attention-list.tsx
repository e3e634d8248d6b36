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
      {items.map((item) => (
        <Line key={`${item.kind} ${item.id}`} item={item} />
      ))}
    </ul>
  );
}

function Line({ item: { kind, severity, title, detail, path, stake } }: { item: Attention }) {
  const { icon: Icon, money, act } = kinds[kind];
  return (
    <li className={classes.line} data-severity={severity}>
      <span className={classes.mark}>
        <Icon size={18} stroke={1.7} aria-hidden />
      </span>
      <div className={classes.what}>
        <Text component="h3" fw={600} size="sm" className={classes.title}>
          {title}
          {severity === 'critical' && <span className={classes.critical}>critique</span>}
        </Text>
        <Text size="sm" c="dimmed" className={classes.detail}>
          {detail}
        </Text>
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
