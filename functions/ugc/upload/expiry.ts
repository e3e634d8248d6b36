import { dayMs } from '../../../shared/kernel/day.ts';
import { uploadHours } from '../../../shared/ugc/upload.rules.ts';

/** When a file that is begun, or waits for the act that keeps it, is swept. */
export const expiryFrom = (now: Date): string => new Date(now.getTime() + (uploadHours / 24) * dayMs).toISOString();
