import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { industries } from '../../../../../shared/ads/ads.rules.ts';
import type { Client } from '../../../../../shared/clients/client.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { ClientMark } from '../../../components/client-mark.tsx';
import dotted from '../../../components/dotted.module.css';
import { ClientBadge } from './client-badge.tsx';
import { ClientMenu } from './client-menu.tsx';
import classes from './client-row.module.css';
import { countsOf } from './client-words.ts';
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
        <Text size="sm" c="dimmed" component="div" className={dotted.dotted}>
          {[...(sector ? [sector] : []), ...countsOf(client.counts)].map((said) => (
            <span key={said}>{said} </span>
          ))}
        </Text>
      </div>
      <ClientMenu client={client} acts={acts} />
    </li>
  );
}
