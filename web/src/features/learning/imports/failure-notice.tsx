import { FormNotice } from '../../../components/form-notice.tsx';
import { PlanLimitNotice, planLimitOf } from '../../../components/plan-limit-notice.tsx';
import type { Failure } from '../../../imports/attempts.ts';
import { messageOf } from '../../../lib/api-error.ts';

/** Why a step could not be left. What has only to be answered is no error. */
export function FailureNotice({ failure }: { failure: Failure | null }) {
  if (!failure) return null;
  const limit = planLimitOf(failure.error);
  if (limit) return <PlanLimitNotice error={limit} things="annonces importées" />;
  return (
    <FormNotice tone={failure.asks ? 'asked' : 'refused'}>{messageOf(failure.error, failure.otherwise)}</FormNotice>
  );
}
