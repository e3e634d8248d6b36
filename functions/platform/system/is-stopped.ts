import type { StopKey } from '../../../shared/kernel/system-settings.ts';
import { readSystemSettings } from './system-settings.ts';

/** Whether an administrator has stopped something: what takes up what was left behind leaves it there until then. */
export const isStopped = async (by: StopKey): Promise<boolean> => (await readSystemSettings())[by];
