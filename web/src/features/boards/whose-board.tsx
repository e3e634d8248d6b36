import type { Board } from '../../../../shared/boards/board.contract.ts';
import { ClientMark } from '../../components/client-mark.tsx';
import { MemberMark } from '../../components/member-mark.tsx';
import { useClientNames } from '../../lib/use-client-names.ts';
import { useMembers } from '../../lib/use-members.ts';
import classes from './whose-board.module.css';

/** For which client a board is. */
export function BoardClient({ board }: { board: Board }) {
  const { data: clients } = useClientNames();
  const client = clients?.find(({ id }) => id === board.clientId);
  if (!client) return null;
  return (
    <span className={classes.client} title={`Client\u00a0: ${client.name}`}>
      <ClientMark client={client} size={20} />
      <span className={classes.name} data-name>
        {client.name}
      </span>
    </span>
  );
}

/** Whose a board is. */
export function BoardOwner({ board }: { board: Board }) {
  const { data: members } = useMembers();
  const owner = members?.find(({ id }) => id === board.ownerId);
  return owner ? <MemberMark name={owner.name} label={`Propriétaire\u00a0: ${owner.name}`} size={24} /> : null;
}
