import useSWR from 'swr';
import { listSavedSearches } from '../../../../../shared/ads/watch.contract.ts';
import { request } from '../../../lib/request.ts';

/** The saved searches of the workspace. */
export const useSavedSearchItems = () =>
  useSWR(listSavedSearches.operation, () => request(listSavedSearches, { query: { limit: '100' } }));
