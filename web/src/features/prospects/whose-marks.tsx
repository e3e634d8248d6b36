import type { Prospect } from '../../../../shared/prospects/prospect.ts';
import { ClientMark } from '../../components/client-mark.tsx';
import { MemberMark } from '../../components/member-mark.tsx';
import { useClientNames } from '../../lib/use-client-names.ts';
import { useMembers } from '../../lib/use-members.ts';
import { nameIn } from '../../lib/use-whose.ts';
import classes from './whose-marks.module.css';

/** For which client a prospect is, and whose it is. */
export function WhoseMarks({ prospect }: { prospect: Prospect }) {
  const [{ data: members }, { data: clients }] = [useMembers(), useClientNames()];
  const client = clients?.find(({ id }) => id === prospect.clientId);
  const owner = nameIn(members, prospect.ownerId);
  if (!client && !owner) return null;
  return (
    <span className={classes.root}>
      {client && (
        <span role="img" aria-label={`Client\u00a0: ${client.name}`} title={`Client\u00a0: ${client.name}`}>
          <ClientMark client={client} size={20} />
        </span>
      )}
      {owner && <MemberMark name={owner} label={`Propriétaire\u00a0: ${owner}`} size={22} />}
    </span>
  );
}
