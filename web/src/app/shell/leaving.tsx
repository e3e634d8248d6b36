import type { User } from '../../../../shared/auth/auth.contract.ts';
import { LeavingPage } from '../../features/settings/data/leaving-page.tsx';
import { useSignOut } from './use-sign-out.ts';

/** In place of every page, for a person whose account goes. */
export function Leaving({ user, deletesAt }: { user: User; deletesAt: string }) {
  const { busy, act } = useSignOut();
  return <LeavingPage user={user} deletesAt={deletesAt} signingOut={busy} onSignOut={act} />;
}
