import useSWR from 'swr';
import { listRecommendations } from '../../../../../shared/ai/recommendations.contract.ts';
import { request } from '../../../lib/request.ts';

const shown = '3';

/** What presses most. */
export const useRecommendations = () =>
  useSWR([listRecommendations.operation, shown], () => request(listRecommendations, { query: { limit: shown } }));
