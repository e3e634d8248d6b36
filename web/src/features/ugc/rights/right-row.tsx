import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { actOnUgcRight } from '../../../../../shared/ugc/right.contract.ts';
import type { ListedRight } from '../../../../../shared/ugc/right.ts';
import { type Tone, ToneBadge } from '../../../components/tone-badge.tsx';
import { formatCount, formatDay } from '../../../lib/format.ts';
import { sayRefused } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';
import { useMay } from '../../../lib/use-may.ts';
import { changed, useUrlState } from '../../../lib/use-url-state.ts';
import { ugcNames } from '../campaigns/ugc-names.ts';
import classes from '../ugc.module.css';
import { CodeDialog } from './code-dialog.tsx';
import { ExtendDialog } from './extend-dialog.tsx';
import { extensionText } from './extension-text.ts';
import { RightDrawer } from './right-drawer.tsx';
import { StillShown } from './still-shown.tsx';
import { TerminateDialog } from './terminate-dialog.tsx';

type RightStatus = ListedRight['status'];
const tones: Record<RightStatus, Tone> = {
  scheduled: 'plain',
  active: 'positive',
  expiring: 'warning',
  expired: 'accent',
  terminated: 'plain',
};

/** Seven days before its end and after, what shows it is to be taken down. */
const endingDays = 7;

/** A right, and what may be done of it: noting that all is taken down, or ending it before its day. */
export function RightRow({ right, onChanged }: { right: ListedRight; onChanged: () => void }) {
  const { id, title, creatorName, startsOn, endsOn, status, daysLeft, takenDownAt, collaborationId, version } = right;
  const may = useMay();
  const { params } = useUrlState();
  const [opened, setOpened] = useState<'edit' | 'code' | 'terminate' | 'extend' | null>(null);
  const close = () => setOpened(null);
  const isOver = status === 'terminated' || daysLeft < 0;
  const isEnding = daysLeft <= endingDays && takenDownAt === null && status !== 'terminated';

  async function takeDown() {
    try {
      await request(actOnUgcRight, { params: { id }, body: { action: 'confirm_takedown', version } });
    } catch (why) {
      sayRefused('Le retrait n’a pas été noté', why);
    }
    onChanged();
  }

  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <div className={classes.head}>
          {collaborationId ? (
            <Link className={classes.name} to={`?${changed(params, { [ugcNames.collaboration]: collaborationId })}`}>
              {title}
            </Link>
          ) : (
            <span className={classes.name}>{title}</span>
          )}
          <ToneBadge tone={tones[status]}>{leftText(right)}</ToneBadge>
        </div>
        <Text size="sm" c="dimmed">
          {title.includes(creatorName) ? (
            'Du'
          ) : (
            <>
              <bdi>{creatorName}</bdi>, du
            </>
          )}{' '}
          {formatDay(startsOn)} au {formatDay(endsOn)}
        </Text>
        <StillShown still={right.stillShown} />
      </div>
      <div className={classes.figures}>
        <Notes right={right} />
        {may('ugc:write') && (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setOpened('edit')}>
            {right.origin === 'external' ? 'Modifier' : 'Usages et notes'}
          </Button>
        )}
        {right.whitelisting?.codeExpiresOn && may('ugc:write') && (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setOpened('code')}>
            Code de diffusion
          </Button>
        )}
        {isEnding && may('ugc:write') && (
          <Button size="compact-sm" variant="default" onClick={takeDown}>
            Confirmer le retrait
          </Button>
        )}
        {right.origin === 'collaboration' && status !== 'terminated' && may('ugc:commit') && (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setOpened('extend')}>
            Prolonger
          </Button>
        )}
        {!isOver && may('ugc:commit') && (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setOpened('terminate')}>
            Résilier
          </Button>
        )}
      </div>
      <span />
      {opened === 'edit' && <RightDrawer right={right} onDone={onChanged} onClose={close} />}
      {opened === 'code' && <CodeDialog right={right} onClose={close} />}
      {opened === 'extend' && <ExtendDialog right={right} onDone={onChanged} onClose={close} />}
      {opened === 'terminate' && <TerminateDialog right={right} onDone={onChanged} onClose={close} />}
    </li>
  );
}

/** What was asked of its creator, and what was taken down. */
function Notes({ right }: { right: ListedRight }) {
  const { takenDownAt } = right;
  const notes = [extensionText(right), takenDownAt && `Retrait confirmé le ${formatDay(takenDownAt.slice(0, 10))}`];
  return notes.map(
    (note) =>
      note && (
        <Text key={note} size="sm" c="dimmed">
          {note}
        </Text>
      ),
  );
}

function leftText({ status, daysLeft, endsOn, startsOn }: ListedRight): string {
  if (status === 'terminated') return 'Résilié';
  if (status === 'scheduled') return `Dès le ${formatDay(startsOn)}`;
  if (daysLeft < 0) return `Expiré le ${formatDay(endsOn)}`;
  return daysLeft === 0 ? 'Dernier jour' : `Encore ${formatCount(daysLeft, 'jour')}`;
}
