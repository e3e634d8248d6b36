import type { FlagName } from '../../../shared/kernel/flags.ts';
import { useProfile } from './use-profile.ts';

/** Whether this workspace has what a flag shows; not while that is not known. */
export const useFlag = (name: FlagName): boolean => useProfile().data?.user.flags.includes(name) === true;
