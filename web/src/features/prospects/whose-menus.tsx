import { Menu } from '@mantine/core';
import { IconBriefcase, IconUserCircle } from '@tabler/icons-react';
import type { Prospect } from '../../../../shared/prospects/prospect.ts';
import { prospectName } from '../../../../shared/prospects/prospect-name.ts';
import { ClientEntries } from '../../components/client-entries.tsx';
import { ClientMark } from '../../components/client-mark.tsx';
import { MemberItems } from '../../components/member-items.tsx';
import { MemberMark } from '../../components/member-mark.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { useClientNames } from '../../lib/use-client-names.ts';
import { useMembers } from '../../lib/use-members.ts';
import { nameIn } from '../../lib/use-whose.ts';
import { useProspectSpace } from './prospect-space.ts';
import { setClient, setOwner } from './prospect-writes.ts';
import classes from './whose-menus.module.css';

type Props = {
  prospect: Prospect;
  /** Without the name beside the mark, where there is no room. */
  bare?: boolean;
};

/** Whose a prospect is, given to someone else where it stands. */
export function OwnerMenu({ prospect, bare }: Props) {
  const space = useProspectSpace();
  const { data: members } = useMembers();
  const { ownerId } = prospect;
  const name = nameIn(members, ownerId);
  const isUnread = ownerId !== null && !members;
  const shown = name ?? (ownerId ? 'Ancien membre' : null);
  return (
    <RowMenu
      width={240}
      label={`Propriétaire de ${prospectName(prospect)}${isUnread ? '' : ` : ${shown ?? 'non attribué'}`}, modifier`}
      title={isUnread ? '' : (shown ?? 'Non attribué')}
      className={classes.whose}
      bare={bare}
      signs
      shown={
        <>
          {name ? (
            <MemberMark name={name} size={24} />
          ) : isUnread ? (
            <span className={classes.unread} />
          ) : (
            <IconUserCircle size={24} stroke={1.3} className={classes.nobody} aria-hidden />
          )}
          {!bare && !isUnread && (
            <span className={classes.name} aria-hidden>
              {shown ?? <span className={classes.nobody}>Non attribué</span>}
            </span>
          )}
        </>
      }
    >
      <Menu.Label>Confier à</Menu.Label>
      <MemberItems chosen={ownerId} onChoose={(id) => void setOwner(space, prospect, id, members)} />
    </RowMenu>
  );
}

/** For which client of the agency a prospect is, changed where it stands. Not there in a workspace without clients. */
export function ClientMenu({ prospect, bare }: Props) {
  const space = useProspectSpace();
  const { data: clients } = useClientNames();
  if (!clients?.length) return null;
  const client = clients.find(({ id }) => id === prospect.clientId);
  const name = client?.name ?? 'Sans client';
  return (
    <RowMenu
      width={260}
      label={`Client de ${prospectName(prospect)} : ${client?.name ?? 'aucun'}, modifier`}
      title={name}
      className={classes.whose}
      bare={bare}
      signs
      shown={
        <>
          {client ? (
            <ClientMark client={client} size={22} />
          ) : (
            <IconBriefcase size={17} stroke={1.5} className={classes.nobody} aria-hidden />
          )}
          {!bare && (
            <span className={client ? classes.name : `${classes.name} ${classes.nobody}`} aria-hidden>
              {name}
            </span>
          )}
        </>
      }
      opens={
        <ClientEntries
          label="Ranger chez"
          clients={clients}
          none="Sans client"
          chosen={prospect.clientId}
          onChoose={(id) => void setClient(space, prospect, id, clients)}
        />
      }
    />
  );
}
