import { type CollaborationAct, transitions } from '../../../../../shared/rules/ugc/collaboration-table.ts';
import type { Collaboration } from '../../../../../shared/ugc/collaboration.ts';
import { stages } from './collaboration-words.ts';

export type Stage = (typeof stages)[number];

export const stageOf = ({ status }: Pick<Collaboration, 'status'>): Stage | undefined =>
  stages.find(({ statuses }) => statuses.includes(status));

/** Of the acts that are open now, the one that leads to a stage by the table; null when none does. */
export function actTo({ status, allowed }: Collaboration, stage: Stage): string | null {
  const goals = transitions[status].brand ?? {};
  const leads = (act: string) => stage.statuses.some((one) => one === goals[act as CollaborationAct]);
  return allowed.find(leads) ?? null;
}

/** What leads to a stage, for who would have put somebody there by hand. */
export const waysTo: Readonly<Record<string, string>> = {
  invited: 'Un créateur s’invite par «\u00a0Inviter des créateurs\u00a0».',
  applied: 'C’est le créateur qui postule, ou vous qui reprenez une candidature refusée.',
  shortlisted: 'Une candidature se présélectionne, ou une offre se retire.',
  offered: 'Une offre se fait à un candidat.',
  producing: 'La production commence quand le créateur accepte l’offre, ou que vous demandez des retouches.',
  submitted: 'Le créateur remet lui-même ses livrables.',
  approved: 'Les livrables se valident une fois remis et relus.',
  over: 'Une candidature se refuse, une invitation s’annule\u00a0; une production ne s’annule qu’à partir de dix jours de retard.',
};
