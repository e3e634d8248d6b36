import { Dialog } from '../../components/dialog.tsx';
import { useProfile } from '../../lib/use-profile.ts';
import { InvitationAnswer } from './invitation-answer.tsx';

type Props = { token: string; onClose: () => void };

/** The link of an invitation, opened by who is signed in: asked over the home page. */
export function InvitationDialog({ token, onClose }: Props) {
  const { data } = useProfile();
  if (!data) return null;
  return (
    <Dialog title="Une invitation vous attend" size={480} onClose={onClose}>
      <InvitationAnswer token={token} signedInAs={data.user.email} onLeave={onClose} />
    </Dialog>
  );
}
