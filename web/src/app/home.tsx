import { useLocation, useNavigate } from 'react-router-dom';
import { HomePage } from '../features/home/home-page.tsx';
import { later } from '../lib/later.tsx';

/** What the address of an invitation leaves behind: its secret stands in no address bar. */
export type Invited = { invitation: string };

const InvitationDialog = later(async () => (await import('../features/auth/invitation-dialog.tsx')).InvitationDialog);

/** The home page; over it, who is signed in is asked about the invitation whose link they have opened. */
export function Home() {
  const { state } = useLocation() as { state: Partial<Invited> | null };
  const navigate = useNavigate();
  const close = () => navigate('.', { replace: true, state: null });
  return (
    <>
      <HomePage />
      {state?.invitation && <InvitationDialog token={state.invitation} onClose={close} />}
    </>
  );
}
