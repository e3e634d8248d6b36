import { Alert, Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { getBilling } from '../../../../shared/billing/billing.contract.ts';
import { paths } from '../../../../shared/page-paths.ts';
import { formatDayOf } from '../../lib/format.ts';
import { request } from '../../lib/request.ts';
import { useProfile } from '../../lib/use-profile.ts';
import { ClosingNotice } from './closing-notice.tsx';
import { MaintenanceNotice } from './maintenance-notice.tsx';

/** Above every page: that the workspace closes, what maintenance there is, and what is late. */
export function FrameNotices() {
  const user = useProfile().data?.user;
  const closing = user?.workspaceDeletion;
  return (
    <>
      {closing && <ClosingNotice deletesAt={closing.deletesAt} mayUndo={user.permissions.includes('workspace:own')} />}
      <MaintenanceNotice />
      <LatePayment />
    </>
  );
}

/** For who may read the billing: a payment is late, and what comes next. */
function LatePayment() {
  const user = useProfile().data?.user;
  const mayBeLate = user?.permissions.includes('billing:read') && user.plan.trialEndsAt === null;
  const { data } = useSWR(mayBeLate ? getBilling.operation : null, () => request(getBilling), {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  });
  const dunning = data?.billing.dunning;
  if (!dunning) return null;
  const next = dunning.nextAttemptAt && formatDayOf(dunning.nextAttemptAt);
  return (
    <Alert color="warning" variant="light" p="sm" mb="md" role="status">
      {dunning.confirmUrl ? (
        <>
          Votre banque demande que le paiement de votre abonnement soit confirmé.{' '}
          <Anchor href={dunning.confirmUrl} target="_blank" rel="noopener" inherit>
            Confirmer le paiement
          </Anchor>
          .
        </>
      ) : (
        'Le paiement de votre abonnement a échoué.'
      )}{' '}
      {next ? `Nouvelle tentative le ${next}.` : 'C’était la dernière tentative.'}{' '}
      <Anchor component={Link} to={paths.billing} inherit>
        Changer de carte
      </Anchor>
    </Alert>
  );
}
