import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import useSWR from 'swr';
import { evidenceLine } from '../../../../../shared/ugc/agreement/paper-texts.ts';
import { getCollaborationContract } from '../../../../../shared/ugc/agreement.contract.ts';
import type { Collaboration } from '../../../../../shared/ugc/collaboration.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { downloadFile } from '../../../lib/download.ts';
import { formatMoment } from '../../../lib/format.ts';
import { sayRefused } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';

/** The document itself, its fingerprint, and who did what to it when. */
export function ContractPart({ collaboration: { id, agreement } }: { collaboration: Collaboration }) {
  const [opened, setOpened] = useState(false);
  return (
    <Stack gap="sm">
      <Group gap="xs">
        {!opened && (
          <Button variant="default" onClick={() => setOpened(true)}>
            Lire le document
          </Button>
        )}
        {isSigned(agreement) && <SavePdf id={id} />}
      </Group>
      {opened && <Opened id={id} />}
    </Stack>
  );
}

/** By one side at least: what may still change is no file. */
const isSigned = (agreement: Collaboration['agreement']): boolean =>
  agreement?.status === 'signed_by_creator' || agreement?.status === 'signed';

/** The address of the file lasts an hour: it is asked for anew. */
function SavePdf({ id }: { id: string }) {
  const [busy, setBusy] = useState(false);
  async function save() {
    if (busy) return;
    setBusy(true);
    try {
      const { pdfUrl } = await request(getCollaborationContract, { params: { id } });
      if (pdfUrl) downloadFile(`${id}.pdf`, pdfUrl);
    } catch (error) {
      sayRefused('Le PDF n’a pas pu être téléchargé', error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="default" aria-disabled={busy} onClick={save}>
      {busy ? 'Préparation du PDF...' : 'Télécharger le PDF signé'}
    </Button>
  );
}

function Opened({ id }: { id: string }) {
  const { data, error } = useSWR([getCollaborationContract.operation, id], () =>
    request(getCollaborationContract, { params: { id } }),
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
          {data.annexes.map(({ sha256, signedAt }) => (
            <Text key={sha256} size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              Avenant signé le {formatMoment(signedAt)}, dans le PDF. Empreinte SHA-256&nbsp;: {sha256}
            </Text>
          ))}
          {data.signedElsewhere && (
            <Anchor size="sm" underline="always" href={data.signedElsewhere.url} style={{ overflowWrap: 'anywhere' }}>
              Le contrat signé ailleurs&nbsp;: {data.signedElsewhere.fileName}
            </Anchor>
          )}
          <Text size="sm">{data.evidence.notice}</Text>
          {data.evidence.events.map((event) => (
            <Text key={`${event.at} ${event.act}`} size="sm" c="dimmed">
              {formatMoment(event.at)}&nbsp;: {evidenceLine(event)}
            </Text>
          ))}
        </>
      )}
    </section>
  );
}
