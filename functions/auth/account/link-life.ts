import { dayMs } from '../../../shared/kernel/day.ts';

/** How long the link works that proves an address. */
export const linkMs = 7 * dayMs;
