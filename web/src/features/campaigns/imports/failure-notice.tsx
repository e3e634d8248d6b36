import { FormNotice } from '../../../components/form-notice.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import type { Failure } from './use-import-wizard.ts';

/** Why a step could not be left. */
export function FailureNotice({ failure }: { failure: Failure | null }) {
  if (!failure) return null;
  return <FormNotice tone="refused">{messageOf(failure.error, failure.otherwise)}</FormNotice>;
}
