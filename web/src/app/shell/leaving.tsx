import type { User } from '../../../../shared/auth/auth.contract.ts';
import { LeavingPage } from '../../features/settings/data/leaving-page.tsx';
import { Notices } from './notices.tsx';
import { PasswordGate } from './password-gate.tsx';
import { useSignOut } from './use-sign-out.ts';

type Props = { user: User; deletesAt: string };

/** In place of every page, for a person whose account goes. */
export function Leaving({ user, deletesAt }: Props) {
  const { busy, act } = useSignOut();
  return (
    <>
      <LeavingPage user={user} deletesAt={deletesAt} signingOut={busy} onSignOut={act} />
      <PasswordGate />
      <Notices />
    </>
  );
}
