import type { SWRConfiguration } from 'swr';
import { ApiError } from './api-error.ts';

/** A refusal stays one: only what may pass is tried again by itself. */
export const serverState: SWRConfiguration = {
  shouldRetryOnError: (error) => !(error instanceof ApiError) || error.status >= 500,
  errorRetryCount: 2,
};
