import { FormNotice } from '../components/form-notice.tsx';
import { messageOf } from '../lib/api-error.ts';
import type { Failure } from './attempts.ts';

/** Why a step could not be left. What has only to be answered is no error. */
export function FailureNotice({ failure }: { failure: Failure | null }) {
  if (!failure) return null;
  return (
    <FormNotice tone={failure.asks ? 'asked' : 'refused'}>{messageOf(failure.error, failure.otherwise)}</FormNotice>
  );
}
