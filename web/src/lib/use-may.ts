import type { Permission } from '../../../shared/kernel/permissions.ts';
import { useProfile } from './use-profile.ts';

/** Whether who is signed in is allowed something; not while that is not known. */
export function useMay(): (permission: Permission) => boolean {
  const { data } = useProfile();
  return (permission) => data?.user.permissions.includes(permission) === true;
}
