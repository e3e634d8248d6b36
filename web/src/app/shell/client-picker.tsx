import { Menu, UnstyledButton } from '@mantine/core';
import { IconBriefcase, IconChevronDown } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../shared/page-paths.ts';
import { ClientEntries } from '../../components/client-entries.tsx';
import { ClientMark } from '../../components/client-mark.tsx';
import { useChosenClient } from '../../lib/use-chosen-client.ts';
import { useClientNames } from '../../lib/use-client-names.ts';
import classes from './client-picker.module.css';

/** For which client one works: every list that has clients shows what is theirs. There once there are clients. */
export function ClientPicker() {
  const { data: clients } = useClientNames();
  const { clientId, choose } = useChosenClient();
  if (!clients?.length) return null;
  const chosen = clients.find(({ id }) => id === clientId);
  const name = chosen?.name ?? 'Tous les clients';
  return (
    <Menu withinPortal={false} position="bottom-end" width={260}>
      <Menu.Target>
        <UnstyledButton className={classes.target} aria-label={`Client\u00a0: ${name}`}>
          {chosen ? (
            <ClientMark client={chosen} size={22} />
          ) : (
            <IconBriefcase size={17} stroke={1.7} aria-hidden className={classes.sign} />
          )}
          <span className={classes.name}>{name}</span>
          <IconChevronDown size={15} stroke={1.8} aria-hidden className={`${classes.sign} ${classes.chevron}`} />
        </UnstyledButton>
      </Menu.Target>
      <ClientEntries
        clients={clients}
        none="Tous les clients"
        chosen={chosen?.id ?? null}
        onChoose={choose}
        maxHeight="70vh"
      >
        <Menu.Divider />
        <Menu.Item component={Link} to={paths.clients}>
          Gérer les clients
        </Menu.Item>
      </ClientEntries>
    </Menu>
  );
}
