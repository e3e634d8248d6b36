import { Anchor, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import useSWR from 'swr';
import { industries } from '../../../../../shared/ads/ads.rules.ts';
import { getClient } from '../../../../../shared/clients/client.contract.ts';
import type { Client } from '../../../../../shared/clients/client.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { ClientMark } from '../../../components/client-mark.tsx';
import { GonePage } from '../../../components/gone-page.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import back from '../../../components/way-back.module.css';
import { formatNumber } from '../../../lib/format.ts';
import { isGone } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';
import { ClientBadge } from './client-badge.tsx';
import { ClientMenu } from './client-menu.tsx';
import classes from './client-page.module.css';
import { placesOf } from './client-words.ts';
import { useClientActs } from './use-clients.ts';

/** A client, with what it has in every word. */
export function ClientPage({ id }: { id: string }) {
  const { data, error, mutate } = useSWR([getClient.operation, id], async () => {
    const { client } = await request(getClient, { params: { id } });
    return client;
  });
  if (isGone(error)) return <GonePage thing="Ce client" to={paths.clients} all="Voir tous les clients" />;
  return (
    <Stack gap="lg">
      <Link to={paths.clients} className={back.back ?? ''}>
        <IconChevronLeft size={16} aria-hidden />
        Tous les clients
      </Link>
      {error && !data && <LoadFailure what="Le client" error={error} onRetry={() => mutate()} />}
      {!data && !error && (
        <Stack gap="md" role="status" aria-label="Chargement du client">
          <Skeleton height={64} width="60%" radius="lg" />
          <Skeleton height={88} radius="lg" />
          <Skeleton height={160} radius="lg" />
        </Stack>
      )}
      {data && <OpenClient client={data} />}
    </Stack>
  );
}

function OpenClient({ client }: { client: Client }) {
  const acts = useClientActs();
  const navigate = useNavigate();
  const sector = client.industry && industries[client.industry];
  return (
    <>
      <div className={classes.head}>
        <ClientMark client={client} size={64} />
        <div className={classes.what}>
          <Title order={2} fz="1.5rem">
            {client.name}
          </Title>
          {sector && (
            <Text size="sm" c="dimmed">
              {sector}
            </Text>
          )}
          <ClientBadge client={client} />
        </div>
        <ClientMenu client={client} acts={acts} onGone={() => navigate(paths.clients)} />
      </div>
      <ul className={classes.places} aria-label="Ce qui est rangé chez lui">
        {placesOf(client).map(({ label, count, to }) => (
          <li key={label}>
            <Link to={to} className={classes.place}>
              <Text component="span" size="sm" c="dimmed" display="block">
                {label}
              </Text>
              <span className={classes.figure}>{formatNumber(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Facts client={client} />
    </>
  );
}

function Facts({ client: { website, legal, contacts, notes, prospectId } }: { client: Client }) {
  const said: [string, string | null | undefined][] = [
    ['Raison sociale', legal?.legalName],
    ['SIREN', legal?.siren?.replace(/(\d{3})(?=\d)/g, '$1\u00a0')],
    ['Numéro de TVA', legal?.vatNumber],
    ['Adresse', legal?.address],
    ['Signataire', legal?.signatoryName],
  ];
  const facts = said.filter(([, value]) => value);
  if (facts.length + contacts.length === 0 && !website && !notes && !prospectId)
    return <Text c="dimmed">Rien n’est dit encore de ce client&nbsp;: ni identité légale, ni contact, ni notes.</Text>;
  return (
    <dl className={classes.facts}>
      {website && (
        <>
          <dt>Site web</dt>
          <dd>
            <Anchor
              inherit
              href={/^https?:/i.test(website) ? website : `https://${website}`}
              target="_blank"
              rel="noreferrer"
            >
              {website}
            </Anchor>
          </dd>
        </>
      )}
      {facts.map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name}-value`}>{value}</dd>])}
      {contacts.length > 0 && (
        <>
          <dt>Contacts</dt>
          <dd>
            {contacts.map(({ name, email, role }) => (
              <div key={`${name} ${email}`}>
                {[name, role].filter(Boolean).join(', ')}
                {email && (
                  <>
                    {' · '}
                    <Anchor inherit href={`mailto:${email}`}>
                      {email}
                    </Anchor>
                  </>
                )}
              </div>
            ))}
          </dd>
        </>
      )}
      {notes && (
        <>
          <dt>Notes</dt>
          <dd>{notes}</dd>
        </>
      )}
      {prospectId && (
        <>
          <dt>Origine</dt>
          <dd>
            <Anchor inherit component={Link} to={paths.prospect(prospectId)}>
              Un prospect gagné
            </Anchor>
          </dd>
        </>
      )}
    </dl>
  );
}
