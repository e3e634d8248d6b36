import type { ToDoKind } from '../../../../../shared/admin/dashboard.contract.ts';
import type { WorkspaceStanding } from '../../../../../shared/admin/workspace.contract.ts';
import { addDays, parisDay } from '../../../../../shared/kernel/paris-day.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import type { Move } from '../../../../../shared/rules/mrr.ts';

type Days = { from: string; to: string };

const opening = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;

/** Where each figure opens: the list that it counts. */
export const peopleList = (query: Record<string, string> = {}) => opening(paths.adminUsers, query);
export const signUpsList = ({ from, to }: Days) => peopleList({ du: from, au: to });
export const workspacesList = (query: Record<string, string> = {}) =>
  opening(paths.adminUsers, { onglet: 'espaces', ...query });
export const standingList = (standing: WorkspaceStanding) => workspacesList({ paiement: standing });
/** Those that moved so, or that pay at the end of these days. */
export const moversList = (move: Move | 'paying', { from, to }: Days) =>
  workspacesList({ mouvement: move, du: from, au: to });
export const openPaymentsList = () => opening(paths.adminPayments, { etat: 'open' });
export const failedPaymentsList = () =>
  opening(paths.adminPayments, { etat: 'failed', du: addDays(parisDay(), -29), au: parisDay() });

/** What there is to do about it. */
export const toDoActs: Record<ToDoKind, string> = {
  broken_chain: 'Voir le journal',
  failed_payments: 'Voir les paiements',
  disputes: 'Voir les paiements',
  moderation: 'Voir la modération',
  dead_letters: 'Voir les messages',
};
