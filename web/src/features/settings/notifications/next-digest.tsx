import { Skeleton, Text } from '@mantine/core';
import useSWR from 'swr';
import { getDigest } from '../../../../../shared/notifications/digest.contract.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { request } from '../../../lib/request.ts';
import classes from './notifications.module.css';

/** The next digest, of what waits now. */
export function NextDigest({ onClose }: { onClose: () => void }) {
  const { data, error, mutate } = useSWR([getDigest.operation], () => request(getDigest));
  return (
    <Dialog title="Le prochain résumé" onClose={onClose}>
      {error && !data && <LoadFailure what="Le résumé" error={error} onRetry={() => mutate()} />}
      {!error && !data && <Skeleton height={160} role="status" aria-label="Chargement du résumé" />}
      {data?.count === 0 && <Text>Rien ne vous attend pour le moment&nbsp;: aucun résumé ne partirait.</Text>}
      {data && data.count > 0 && (
        <>
          <Text fw={600} mb="sm">
            {data.subject}
          </Text>
          <div className={classes.mail}>{data.text}</div>
        </>
      )}
    </Dialog>
  );
}
