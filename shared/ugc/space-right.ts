import * as z from 'zod';
import { UgcRight } from './right.ts';

/** What still runs of a creator, as they read it: neither where a brand notes that it shows it, nor its notes. */
export const SpaceRight = UgcRight.pick({
  ...{ id: true, title: true, collaborationId: true, supports: true, networks: true, territories: true },
  ...{ modifications: true, exclusivity: true, startsOn: true, endsOn: true, fee: true, status: true },
  ...{ daysLeft: true, takenDownAt: true, extension: true, version: true },
}).extend({ brandName: z.string() });
export type SpaceRight = z.infer<typeof SpaceRight>;
