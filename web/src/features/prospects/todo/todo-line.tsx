import { ActionIcon, Button } from '@mantine/core';
import { IconMail, IconPhone } from '@tabler/icons-react';
import { dayMs } from '../../../../../shared/kernel/day.ts';
import { parisDay } from '../../../../../shared/kernel/paris-day.ts';
import { getProspect } from '../../../../../shared/prospects/prospect.contract.ts';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { prospectName } from '../../../../../shared/prospects/prospect-name.ts';
import { PutOff } from '../../../components/put-off.tsx';
import { sayDone } from '../../../components/undo-toast.tsx';
import { formatCount, formatMoney, formatTime } from '../../../lib/format.ts';
import { sayRefused } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';
import { useMay } from '../../../lib/use-may.ts';
import { ProspectLink } from '../prospect-link.tsx';
import { useProspectSpace } from '../prospect-space.ts';
import { type NextAction, setNextAction } from '../prospect-writes.ts';
import { ScoreRing } from '../score-ring.tsx';
import { WhoseMarks } from '../whose-marks.tsx';
import classes from './todo-view.module.css';

/** Days late beyond which it is said in red: where all is red, nothing is. */
const longLate = 7;

const daysLate = (at: string) => Math.round((Date.parse(parisDay()) - Date.parse(parisDay(new Date(at)))) / dayMs);

function lateness(at: string): string {
  const days = daysLate(at);
  return days === 0 ? `depuis ${formatTime(at)}` : `${formatCount(days, 'jour')} de retard`;
}

/** Whom to call and why, done or put off where it stands. */
export function TodoLine({ prospect, late }: { prospect: Prospect; late: boolean }) {
  const space = useProspectSpace();
  const may = useMay()('prospects:write');
  const { jobTitle, company, score, grade, value, currency, nextAction, nextActionAt } = prospect;
  const name = prospectName(prospect);

  async function undo() {
    const { id } = prospect;
    try {
      const latest = (await request(getProspect, { params: { id } })).prospect;
      await setNextAction(space, latest, { nextAction, nextActionAt });
    } catch (error) {
      sayRefused('La prochaine action n’a pas été rétablie', error);
    }
    await space.store.reload();
  }

  async function write(action: NextAction, message: string) {
    if (await setNextAction(space, prospect, action)) sayDone({ message, undo });
    await space.store.reload();
  }

  return (
    <>
      <ScoreRing score={score} grade={grade} />
      <div className={classes.who}>
        <span className={classes.name}>
          <ProspectLink prospect={prospect} className={undefined} />
        </span>
        <span className={classes.small}>
          {[jobTitle, company !== name && company].filter(Boolean).join(' · ') || '—'}
        </span>
      </div>
      <div className={classes.what}>
        <span className={classes.action}>{nextAction ?? 'Action à préciser'}</span>
        {nextActionAt && (
          <span className={classes.small} data-late={(late && daysLate(nextActionAt) > longLate) || undefined}>
            {late ? lateness(nextActionAt) : formatTime(nextActionAt)}
          </span>
        )}
      </div>
      <span className={classes.value}>{value !== null && formatMoney(value, currency)}</span>
      <span className={classes.whose}>
        <WhoseMarks prospect={prospect} />
      </span>
      <Reach prospect={prospect} name={name} />
      {may && (
        <div className={classes.acts}>
          <Button
            variant="default"
            size="xs"
            aria-label={`Fait : ${name}`}
            onClick={() => write({ nextAction: null, nextActionAt: null }, 'Action faite')}
          >
            Fait
          </Button>
          <PutOff
            name={name}
            due={nextActionAt}
            onPutOff={(at, message) => write({ nextAction, nextActionAt: at }, message)}
          />
        </div>
      )}
    </>
  );
}

function Reach({ prospect: { phone, email, doNotContact }, name }: { prospect: Prospect; name: string }) {
  const look = { component: 'a', variant: 'subtle', color: 'gray', size: 32 } as const;
  return (
    <span className={classes.reach}>
      {phone && !doNotContact && (
        <ActionIcon {...look} href={`tel:${phone}`} aria-label={`Appeler ${name}`}>
          <IconPhone size={17} stroke={1.7} aria-hidden />
        </ActionIcon>
      )}
      {email && !doNotContact && (
        <ActionIcon {...look} href={`mailto:${encodeURIComponent(email)}`} aria-label={`Écrire à ${name}`}>
          <IconMail size={17} stroke={1.7} aria-hidden />
        </ActionIcon>
      )}
    </span>
  );
}
