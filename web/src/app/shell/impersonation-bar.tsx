import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { User } from '../../../../shared/auth/auth.contract.ts';
import type { Impersonator } from '../../../../shared/kernel/impersonator.ts';
import { formatNumber } from '../../lib/format.ts';
import { leaveView } from '../../lib/leave-view.ts';
import { endSession, serverNow } from '../../lib/session.ts';
import classes from './impersonation-bar.module.css';

type Props = { user: Pick<User, 'firstName' | 'lastName'>; by: Impersonator };

const modes = { read: 'lecture seule', write: 'modifications permises' };
const lookEveryMs = 5_000;

/** On every page of who sees Réclame as someone else: as whom, how, how long still, and the way out. */
export function ImpersonationBar({ user, by: { mode, until } }: Props) {
  const name = `${user.firstName} ${user.lastName}`;
  const left = useMinutesLeft(until);
  const [busy, setBusy] = useState(false);
  useMarkedTitle(`Vue de ${name} · `);
  return (
    <section className={classes.bar} aria-label="Vue au nom d’une autre personne">
      <p className={classes.said}>
        Vous voyez Réclame comme {name}, {modes[mode]}, encore {formatNumber(left)}&nbsp;min
      </p>
      <Button
        size="xs"
        aria-disabled={busy}
        onClick={() => {
          if (busy) return;
          setBusy(true);
          void leaveView();
        }}
      >
        {busy ? 'Fermeture...' : 'Quitter'}
      </Button>
    </section>
  );
}

/** Once they are over, so is the view. */
function useMinutesLeft(until: string): number {
  const [now, setNow] = useState(serverNow);
  const left = Date.parse(until) - now;
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), lookEveryMs);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (left <= 0) endSession();
  }, [left]);
  return Math.max(0, Math.ceil(left / 60_000));
}

/** Before whatever title a page gives its tab. */
function useMarkedTitle(mark: string): void {
  useEffect(() => {
    const put = () => {
      if (!document.title.startsWith(mark)) document.title = mark + document.title;
    };
    put();
    const titles = new MutationObserver(put);
    titles.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      titles.disconnect();
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
    };
  }, [mark]);
}
