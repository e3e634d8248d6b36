import type { ErrorCode } from './errors.ts';

/** Why the API refuses what has to do with creators, their space and the campaigns that they work in. */
export const ugcReasons = {
  creator_exists: { code: 'conflict', message: 'Ce créateur est déjà parmi les vôtres' },
  ugc_creator_limit: { code: 'conflict', message: 'Vous avez déjà le nombre maximal de créateurs\u00a0: oubliez-en' },
  creator_listed: {
    code: 'conflict',
    message: 'Ce créateur est sur la marketplace\u00a0: il ne s’oublie pas, bloquez-le plutôt',
  },
  creator_engaged: {
    code: 'conflict',
    message: 'Une collaboration est en cours avec ce créateur\u00a0: terminez-la ou annulez-la d’abord',
  },
} as const satisfies Record<string, { code: ErrorCode; message: string }>;
