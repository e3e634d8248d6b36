import { addDays } from '../kernel/paris-day.ts';

/** Why a connected account is not read. */
export const connectionProblems = {
  token:
    'Meta refuse le jeton de votre espace\u00a0: il est expiré ou révoqué. Enregistrez-en un nouveau dans les Paramètres, puis relancez la lecture.',
  rights:
    'Ce jeton ne donne plus accès à ce compte publicitaire. Redonnez-lui l’accès dans Meta Business, puis relancez la lecture.',
  missing: 'Votre espace n’a plus de jeton Meta. Enregistrez-en un dans les Paramètres, puis relancez la lecture.',
  refused: 'Meta refuse de répondre sur ce compte. Relancez la lecture\u00a0; si cela dure, écrivez-nous.',
  limited: 'Meta limite le rythme des lectures de ce compte depuis trop longtemps. La lecture reprendra cette nuit.',
  unavailable: 'Meta n’a pas répondu. La lecture reprendra cette nuit\u00a0; vous pouvez aussi la relancer.',
} as const;
export type ConnectionProblem = keyof typeof connectionProblems;
export const connectionProblemCodes = Object.keys(connectionProblems) as [ConnectionProblem, ...ConnectionProblem[]];

export const connectionLimits = {
  /** Names of campaigns that are left out, of one account. */
  shownLeftOut: 3,
  connections: 50,
  /** How far back Meta has insights. */
  months: 37,
  /** How far back the first reading goes where nobody says. */
  backfillDays: 90,
  /** Meta still changes these: they are read again each night. */
  changingDays: 28,
};

/** At which hour of the account it is read. */
export const syncHour = 4;

/** The first day of which Meta still has figures. */
export function firstReadableDay(today: string): string {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - connectionLimits.months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return addDays(first.toISOString().slice(0, 10), Math.min(day, last) - 1);
}
