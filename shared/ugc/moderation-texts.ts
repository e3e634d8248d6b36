import { writeToUs } from '../kernel/write-to-us.ts';

/** What one may do against a decision of the platform's moderation (DSA, articles 20 and 21). */
export const waysToContest = (support: string | null): string =>
  `Vous pouvez contester cette décision pendant six mois, sans frais\u00a0: une autre personne la reverra. Pour cela, ${writeToUs(support)} Vous pouvez aussi saisir un organe certifié de règlement extrajudiciaire des litiges, ou un juge.`;
