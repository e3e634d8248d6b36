import { Skeleton, Stack } from '@mantine/core';
import useSWR from 'swr';
import { listStandardEvents, type Pixel } from '../../../../../../shared/pixel/pixel.contract.ts';
import { FormNotice } from '../../../../components/form-notice.tsx';
import { LoadFailure } from '../../../../components/load-failure.tsx';
import { request } from '../../../../lib/request.ts';
import { TrialForm } from './trial-form.tsx';

type Props = { pixel: Pixel; onSent: () => void };

/** Sends one conversion by hand, to see what Meta says of it. */
export function TestEvent({ pixel, onSent }: Props) {
  const { data, error, mutate } = useSWR(listStandardEvents.operation, () => request(listStandardEvents));
  if (!pixel.active && !pixel.pausedReason)
    return (
      <FormNotice tone="refused">
        Ce pixel est suspendu&nbsp;: il n’envoie rien à Meta. Réactivez-le pour faire un test.
      </FormNotice>
    );
  if (error && !data) return <LoadFailure what="Les événements" error={error} onRetry={() => mutate()} />;
  if (!data)
    return (
      <Stack gap="md" role="status" aria-label="Chargement des événements standard">
        <Skeleton height={64} />
        <Skeleton height={64} />
      </Stack>
    );
  return <TrialForm pixel={pixel} events={data.items} onSent={onSent} />;
}
