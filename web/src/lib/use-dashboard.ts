import useSWR from 'swr';
import { getDashboard } from '../../../shared/dashboard/dashboard.contract.ts';
import { request } from './request.ts';

/** What there is to see this morning: one reading for the dashboard and the home page. */
export const useDashboard = () =>
  useSWR(getDashboard.operation, () => request(getDashboard, { query: { compare: 'previous' } }));
