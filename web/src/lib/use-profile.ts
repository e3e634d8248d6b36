import useSWR from 'swr';
import { getProfile } from '../../../shared/auth/auth.contract.ts';
import { request } from './request.ts';

/** Who is signed in, read once and shared by every screen. */
export function useProfile() {
  return useSWR(getProfile.operation, () => request(getProfile));
}
