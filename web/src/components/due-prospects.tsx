import { Button, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { unsaidAction } from '../../../shared/dashboard/attention-texts.ts';
import type { DueProspect } from '../../../shared/dashboard/dashboard.contract.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { paths } from '../../../shared/page-paths.ts';
import { updateProspect } from '../../../shared/prospects/prospect.contract.ts';
import { formatMoney, formatTime } from '../lib/format.ts';
import { later } from '../lib/later.tsx';
import { sayRefused } from '../lib/notices.ts';
import { request } from '../lib/request.ts';
import { shortDay } from '../lib/short-day.ts';
import { useMay } from '../lib/use-may.ts';
import classes from './due-prospects.module.css';
import { sayDone } from './undo-toast.tsx';

const PutOff = later(
  async () => (await import('./put-off.tsx')).PutOff,
  <Button variant="default" size="xs" rightSection={<IconChevronDown size={14} aria-hidden />}>
    Reporter
  </Button>,
);

type Action = Pick<DueProspect, 'nextAction'> & { nextActionAt: string | null };

type Props = {
  prospects: readonly DueProspect[];
  /** Once something was written. */
  onWritten: () => unknown;
};

/** Whom to call, with what was planned: done or put off where it stands. */
export function DueProspects({ prospects, onWritten }: Props) {
  const may = useMay()('prospects:write');
  // Gone from here at once; back when that is refused.
  const [settled, setSettled] = useState<readonly string[]>([]);
  const keyOf = ({ id, version }: DueProspect) => `${id} ${version}`;

  async function write(prospect: DueProspect, action: Action, message: string) {
    const { id, version, nextAction, nextActionAt } = prospect;
    const put = (after: Action, over: number) =>
      request(updateProspect, { params: { id }, body: { ...after, version: over } });
    setSettled((before) => [...before, keyOf(prospect)]);
    try {
      const after = await put(action, version);
      const undo = async () => {
        try {
          await put({ nextAction, nextActionAt }, after.prospect.version);
        } catch (error) {
          sayRefused('La prochaine action n’a pas été rétablie', error);
        }
        onWritten();
      };
      sayDone({ message, undo });
    } catch (error) {
      sayRefused('La prochaine action n’a pas été enregistrée', error);
      setSettled((before) => before.filter((one) => one !== keyOf(prospect)));
    }
    onWritten();
  }

  return (
    <ul className={classes.list}>
      {prospects
        .filter((prospect) => !settled.includes(keyOf(prospect)))
        .map((prospect) => (
          <li key={prospect.id} className={classes.line}>
            <div className={classes.what}>
              <Link to={paths.prospect(prospect.id)} className={classes.name}>
                {prospect.name}
              </Link>
              {prospect.company && prospect.company !== prospect.name && (
                <Text span size="sm" c="dimmed">
                  {' · '}
                  {prospect.company}
                </Text>
              )}
              <Text size="sm" c="dimmed" component="div" className={classes.facts}>
                <span>
                  <When prospect={prospect} />
                </span>{' '}
                <span>{prospect.nextAction ?? unsaidAction}</span>{' '}
                {prospect.value && (
                  <span className={classes.amount}>{formatMoney(prospect.value.amount, prospect.value.currency)}</span>
                )}
              </Text>
            </div>
            {may && (
              <div className={classes.acts}>
                <Button
                  variant="default"
                  size="xs"
                  aria-label={`Fait : ${prospect.name}`}
                  onClick={() => write(prospect, { nextAction: null, nextActionAt: null }, 'Action faite')}
                >
                  Fait
                </Button>
                <PutOff
                  name={prospect.name}
                  due={prospect.nextActionAt}
                  onPutOff={(at, message) =>
                    write(prospect, { nextAction: prospect.nextAction, nextActionAt: at }, message)
                  }
                />
              </div>
            )}
          </li>
        ))}
    </ul>
  );
}

function When({ prospect: { nextActionAt, overdue } }: { prospect: DueProspect }) {
  const isToday = parisDay(new Date(nextActionAt)) === parisDay();
  if (!overdue) return `Aujourd’hui à ${formatTime(nextActionAt)}`;
  const since = isToday ? formatTime(nextActionAt) : `le ${shortDay(nextActionAt)}`;
  return <span className={classes.late}>En retard depuis {since}</span>;
}
