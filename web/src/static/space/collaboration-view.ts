import { eurosText } from '../../../../shared/billing/euros.ts';
import { disputeReasons, paymentLabels } from '../../../../shared/ugc/collaboration.rules.ts';
import type { Collaboration } from '../../../../shared/ugc/collaboration.ts';
import { settlementText } from '../../../../shared/ugc/settlement.ts';
import { formatDay } from '../../lib/format.ts';
import { element } from '../share/element.ts';
import { actsOf, type Moved } from './acts.ts';
import { applyForm, briefOf } from './campaign-view.ts';
import { deliverableParts } from './deliverables-view.ts';
import { actButton } from './forms.ts';
import { messageParts } from './messages.ts';
import { offerParts } from './offer.ts';
import { reportForm } from './report.ts';
import { ask, Refusal } from './space-api.ts';
import { isMine, isOver, stateLine } from './state-line.ts';
import { facts, heading, text, type View } from './view.ts';

/** A collaboration as its creator sees it: whose turn it is, what was offered, what may be done. */
export async function collaborationView(id: string, onMoved: Moved): Promise<View> {
  const path = `/collaborations/${encodeURIComponent(id)}`;
  const { collaboration: one } = await ask<{ collaboration: Collaboration }>('GET', path);
  const [brief, offered, made, said] = await Promise.all([
    isOver(one) ? [] : briefOf(one.campaignId),
    offerParts(one, onMoved),
    deliverableParts(one),
    messagesOf(one),
  ]);
  const answers = one.allowed.includes('apply');
  const acts = actsOf(one, onMoved);
  return {
    title: one.campaignName,
    back: true,
    content: [
      text(stateLine(one), isMine(one) ? 'space-mine' : 'muted'),
      ...(one.status === 'invited' && one.message ? [text(one.message, 'space-said')] : []),
      ...(answers ? [...brief, heading('Postuler'), applyForm(one.campaignId, onMoved)] : []),
      ...disputed(one),
      ...offered,
      ...shipped(one),
      ...made,
      ...(!answers && brief.length > 0 ? [folded('Relire le brief', brief)] : []),
      ...paid(one),
      ...(acts.length > 0 ? [heading('Ce que vous pouvez faire'), ...acts] : []),
      ...said,
      reportForm('campaign', one.campaignId, 'Signaler ce brief'),
    ],
  };
}

const folded = (title: string, parts: Node[]): HTMLElement =>
  element('details', { className: 'space-more' }, [element('summary', {}, title), ...parts]);

/** They open with the candidature, and close with the collaboration. */
async function messagesOf(one: Collaboration): Promise<Node[]> {
  if (one.status === 'invited' || isOver(one)) return [];
  try {
    return await messageParts(one.id, one.brandName);
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

function disputed({ dispute, offer }: Collaboration): Node[] {
  if (!dispute) return [];
  const by = dispute.by === 'creator' ? 'Par vous' : 'Par la marque';
  const { settlement } = dispute;
  return [
    heading('Litige'),
    facts([
      ['À propos de', disputeReasons[dispute.reason]],
      [by, dispute.text],
      [
        settlement?.by === 'creator' ? 'Vous proposez' : 'La marque propose',
        settlement ? settlementText(settlement, offer?.fee ?? null) : '',
      ],
      ['Pourquoi', settlement?.text ?? ''],
    ]),
  ];
}

function shipped({ shipment, status }: Collaboration): Node[] {
  if (shipment.status === 'none' || status === 'offered') return [];
  const { carrier, trackingNumber, trackingUrl, code } = shipment;
  const link = trackingUrl ? [element('a', { href: trackingUrl, rel: 'noopener noreferrer' }, 'Suivre le colis')] : [];
  return [
    heading('Le produit'),
    facts([
      ['Où il en est', shipmentLabels[shipment.status]],
      ['Transporteur', [carrier, trackingNumber].filter(Boolean).join(', ')],
      ['Votre code', code ?? ''],
    ]),
    ...link,
  ];
}

const shipmentLabels: Record<Collaboration['shipment']['status'], string> = {
  none: '',
  to_ship: 'À envoyer',
  shipped: 'En route',
  received: 'Reçu',
  damaged: 'Arrivé abîmé',
  missing: 'Jamais arrivé',
};

function paid({ id, payment }: Collaboration): Node[] {
  if (!payment) return [];
  const { invoice } = payment;
  return [
    heading('Argent'),
    facts([
      ['Montant', `${eurosText(payment.amountInclTax)} TTC`],
      ['Où il en est', payment.status === 'due' ? 'Dû' : paymentLabels[payment.status]],
      ['Avant le', formatDay(payment.dueOn)],
      ['Produit remboursé en plus', payment.refund > 0 ? eurosText(payment.refund) : ''],
      ['Référence du virement', payment.reference ?? ''],
    ]),
    ...(invoice?.kind === 'self_billed'
      ? [
          text('La marque a établi cette facture en votre nom. Vous avez dix jours pour la contester.', 'muted'),
          actButton(`Facture ${invoice.number}`, () => saveInvoice(id)),
        ]
      : []),
  ];
}

async function saveInvoice(id: string): Promise<void> {
  const { pdfUrl } = await ask<{ pdfUrl: string }>('GET', `/collaborations/${encodeURIComponent(id)}/invoice`);
  element('a', { href: pdfUrl }).click();
}
