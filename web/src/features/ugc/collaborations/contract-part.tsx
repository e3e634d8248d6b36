import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import useSWR from 'swr';
import { getCollaborationContract } from '../../../../../shared/ugc/agreement.contract.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { formatMoment } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';

/** The document itself, its fingerprint, and who did what to it when. */
export function ContractPart({ id }: { id: string }) {
  const [opened, setOpened] = useState(false);
  const { data, error } = useSWR(opened && [getCollaborationContract.operation, id], () =>
    request(getCollaborationContract, { params: { id } }),
  );
  if (!opened)
    return (
      <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={() => setOpened(true)}>
        Lire le document
      </Button>
    );
  return (
    <section aria-label="Document">
      {error && (
        <Text size="sm" role="alert">
          {messageOf(error, 'Le document ne peut pas être lu pour l’instant')}
        </Text>
      )}
      {data && (
        <>
          <iframe
            title="Le document de l’accord"
            sandbox=""
            srcDoc={data.html}
            style={{ width: '100%', height: '28rem', border: '1px solid var(--color-line)', background: 'white' }}
          />
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            Empreinte SHA-256&nbsp;: {data.sha256}
          </Text>
          <Text size="sm">{data.evidence.notice}</Text>
          {data.evidence.events.map(({ at, name, act }) => (
            <Text key={`${at} ${act}`} size="sm" c="dimmed">
              {formatMoment(at)}&nbsp;: {name}
            </Text>
          ))}
        </>
      )}
    </section>
  );
}
