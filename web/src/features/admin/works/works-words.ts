import type { DeadJob, QueueHealth, ScheduleHealth } from '../../../../../shared/admin/job.contract.ts';
import type { Tone } from '../../../components/tone-badge.tsx';
import { formatCount, formatNumber } from '../../../lib/format.ts';

const units = [
  [86_400, 'j'],
  [3_600, 'h'],
  [60, 'min'],
] as const;

/** `3 h`, of the largest unit that fits. */
export function ageText(seconds: number): string {
  const [size, unit] = units.find(([size]) => seconds >= size) ?? [1, 's'];
  return `${Math.floor(seconds / size)}\u00a0${unit}`;
}

/** What a queue has still to do. */
export const waitingText = ({ waiting }: Pick<QueueHealth, 'waiting'>): string =>
  waiting === null ? 'attente non mesurée' : `${formatNumber(waiting)} en attente`;

/** Why it was given up, as the worker noted it. */
export function errorText({ error }: DeadJob): string {
  if (!error) return 'Aucune erreur notée\u00a0: l’exécution a pu être coupée (mémoire, temps).';
  return error.text ? `${error.name}\u00a0: ${error.text}` : error.name;
}

/** How often it was tried, and sent again. */
export function triesText({ tries, redrives }: DeadJob): string {
  const said = [
    tries !== null && formatCount(tries, 'tentative'),
    redrives > 0 && (redrives === 1 ? 'relancé une fois' : `relancé ${redrives}\u00a0fois`),
  ];
  return said.filter((one) => one !== false).join(', ');
}

export function scheduleState({ lastRunAt, ok }: ScheduleHealth): { label: string; tone: Tone } {
  if (lastRunAt === null) return { label: 'Jamais passée', tone: 'plain' };
  return ok ? { label: 'À l’heure', tone: 'positive' } : { label: 'En échec ou en retard', tone: 'warning' };
}

/** What became of an act: others may be gone since, someone else may be at them, or the rest of the act failed. */
export function doneText(asked: number, done: number, { one, many }: { one: string; many: string }): string {
  const said = `${formatCount(done, 'message')} ${done < 2 ? one : many}.`;
  const left = asked - done;
  if (left <= 0) return said;
  return `${said} Pour ${formatCount(left, 'autre')}, rien n’a changé ici\u00a0: la liste dit ce qui reste.`;
}
