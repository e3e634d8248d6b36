import { eurosText } from '../../../../shared/billing/euros.ts';
import type { RouteOutput } from '../../../../shared/kernel/route.ts';
import type { Collaboration, UgcPayment } from '../../../../shared/ugc/collaboration.ts';
import { feeText } from '../../../../shared/ugc/fee-text.ts';
import type { SpaceCreator } from '../../../../shared/ugc/space-creator.ts';
import type { getSpace } from '../../../../shared/ugc/space-self.contract.ts';
import { formatDay } from '../../lib/format.ts';
import { rightCard, rightsPart } from './rights-part.ts';
import { isMine, isOver, stateLine } from './state-line.ts';
import { card, cards, facts, heading, text, type View } from './view.ts';

export type Space = Pick<RouteOutput<typeof getSpace>, 'creator' | 'collaborations' | 'calls' | 'rights' | 'payments'>;

/** What waits for the creator first, then what goes on, then the rest of their space. */
export function homeView({ creator, collaborations, calls, rights, payments }: Space): View {
  const going = collaborations.filter((one) => !isOver(one));
  const asked = rights.filter(({ extension }) => extension?.status === 'proposed');
  const waiting = [...ownTasks(creator), ...asked.map(rightCard), ...going.filter(isMine).map(collaborationCard)];
  const others = going.filter((one) => !isMine(one));
  const ended = collaborations.filter(isOver);
  return {
    title: creator.displayName ? `Bonjour ${creator.displayName}` : 'Votre espace créateur',
    content: [
      heading('À faire'),
      waiting.length > 0 ? cards(waiting) : text('Rien ne vous attend.', 'muted'),
      ...listed('En cours', others),
      ...callsOf(calls),
      ...moneyOf(payments),
      ...rightsPart(rights.filter((right) => !asked.includes(right))),
      heading('Vous'),
      cards([
        card('Mon profil', listingText(creator), '#profil'),
        card('Mon identité', creator.identity ? 'Confirmée' : 'À confirmer', '#identite'),
        card('Mes données', 'Les emporter, fermer mes liens, quitter', '#donnees'),
      ]),
      ...listed('Terminées', ended),
    ],
  };
}

const ownTasks = (creator: SpaceCreator): HTMLElement[] => [
  ...(isThin(creator)
    ? [card('Complétez votre profil', 'À vous\u00a0: les marques choisissent sur lui', '#profil', true)]
    : []),
  ...(creator.identity
    ? []
    : [card('Confirmez votre identité', 'À vous\u00a0: sans elle, rien ne se signe ni ne se paie', '#identite', true)]),
];

const collaborationCard = (one: Collaboration): HTMLElement =>
  card(`${one.campaignName}, ${one.brandName}`, stateLine(one), `#collaboration=${one.id}`, isMine(one));

const listed = (title: string, all: readonly Collaboration[]): Node[] =>
  all.length > 0 ? [heading(title), cards(all.map(collaborationCard))] : [];

/** Campaigns of the marketplace that ask for someone like them. */
const callsOf = (calls: Space['calls']): Node[] =>
  calls.length > 0 ? [heading('Appels ouverts'), cards(calls.map(callCard))] : [];

function callCard({ id, brandName, objective, fee, applicationsCloseOn }: Space['calls'][number]): HTMLElement {
  const until = applicationsCloseOn ? `jusqu’au ${formatDay(applicationsCloseOn)}` : '';
  const pay = fee ? feeText(fee) : 'Vous proposez votre prix';
  const title = [objective, brandName].filter(Boolean).join(', ');
  return card(title, [pay, until].filter(Boolean).join(', '), `#campaign=${id}`);
}

/** What is owed, on its way and here, as far as anything was ever due. */
function moneyOf(payments: readonly UgcPayment[]): Node[] {
  if (payments.length === 0) return [];
  const sum = (...statuses: UgcPayment['status'][]): string =>
    eurosText(
      payments.filter(({ status }) => statuses.includes(status)).reduce((all, one) => all + one.amountInclTax, 0),
    );
  return [
    heading('Argent'),
    facts([
      ['Dû', sum('due', 'contested')],
      ['En route', sum('ordered', 'paid')],
      ['Reçu', sum('confirmed')],
    ]),
  ];
}

const isThin = ({ displayName, bio, niches, rates }: SpaceCreator): boolean =>
  !displayName || !bio || niches.length === 0 || rates.length === 0;

function listingText({ listed, listingReview }: SpaceCreator): string {
  if (listed) return 'Visible sur la marketplace';
  if (listingReview?.status === 'pending') return 'En cours de relecture, avant de paraître sur la marketplace';
  return listingReview ? 'Refusé sur la marketplace' : 'Visible des marques qui vous connaissent';
}
