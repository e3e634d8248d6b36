import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { industries } from '../../../../../shared/ads/ads.rules.ts';
import type { Client } from '../../../../../shared/clients/client.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { ClientMark } from '../../../components/client-mark.tsx';
import { ClientBadge } from './client-badge.tsx';
import { ClientMenu } from './client-menu.tsx';
import classes from './client-row.module.css';
import { countsText } from './client-words.ts';
import type { ClientActs } from './use-clients.ts';

export function ClientRow({ client, acts }: { client: Client; acts: ClientActs }) {
  const sector = client.industry && industries[client.industry];
  return (
    <li className={classes.row}>
      <ClientMark client={client} size={42} />
      <div className={classes.what}>
        <div className={classes.head}>
          <Link to={paths.client(client.id)} className={classes.name}>
            {client.name}
          </Link>
          <ClientBadge client={client} />
        </div>
        <Text size="sm" c="dimmed">
          {unbroken([sector, countsText(client.counts)].filter(Boolean).join(' · '))}
        </Text>
      </div>
      <ClientMenu client={client} acts={acts} />
    </li>
  );
}

/** A line ends between two things, never within one nor before the dot. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0').replaceAll('\u00a0·\u00a0', '\u00a0· ');
