import { eurosText } from '../../../../shared/billing/euros.ts';
import { rightSupports } from '../../../../shared/ugc/campaign.rules.ts';
import { collaborationLimits as limits, paymentLabels } from '../../../../shared/ugc/collaboration.rules.ts';
import type { UgcPayment } from '../../../../shared/ugc/collaboration.ts';
import type { SpaceRight } from '../../../../shared/ugc/space-right.ts';
import { formatDay } from '../../lib/format.ts';
import { element } from '../share/element.ts';
import { invoiceFields, invoiceOf } from './acts.ts';
import { codeBoxes } from './code-boxes.ts';
import { documentOf } from './document.ts';
import { field } from './fields.ts';
import { actButton, form } from './forms.ts';
import { codeButton } from './identity-view.ts';
import { standing } from './rights-part.ts';
import { ask } from './space-api.ts';
import { facts, heading, text, type View } from './view.ts';

type Annex = { html: string; sha256: string; notice: string };
/** Shows again what an act has changed. */
type Again = () => void;

/** What a creator granted, what is asked for more, and what is due for what went on. */
export async function rightView(right: SpaceRight, payments: readonly UgcPayment[], again: Again): Promise<View> {
  const own = payments.filter(({ rightId }) => rightId === right.id);
  return {
    title: right.title,
    back: true,
    content: [
      text(standing(right), right.extension?.status === 'proposed' ? 'space-mine' : 'muted'),
      facts([
        ['Marque', right.brandName],
        ['Où', right.supports.map((support) => rightSupports[support]).join(', ')],
        ['Jusqu’au', formatDay(right.endsOn)],
      ]),
      ...(right.extension?.status === 'proposed' ? await proposal(right, right.extension, again) : []),
      ...own.flatMap((payment) => paymentPart(payment, again)),
    ],
  };
}

const pathOf = ({ id }: SpaceRight, end: string): string => `/rights/${encodeURIComponent(id)}/${end}`;

async function proposal(
  right: SpaceRight,
  extension: NonNullable<SpaceRight['extension']>,
  again: Again,
): Promise<Node[]> {
  const { months, fee, startsOn, endsOn, expiresOn } = extension;
  const annex = await ask<Annex>('GET', pathOf(right, 'annex'));
  const { version } = right;
  const decline = actButton('Décliner', async () => {
    await ask('POST', pathOf(right, 'act'), { action: 'decline_extension', version });
    again();
  });
  return [
    heading('La marque propose de prolonger'),
    facts([
      ['Durée', `${months}\u00a0mois, du ${formatDay(startsOn)} au ${formatDay(endsOn)}`],
      ['Vous recevez', `${eurosText(fee)} HT`],
      ['Répondre avant le', formatDay(expiresOn)],
    ]),
    element('details', { className: 'space-more', open: true }, [
      element('summary', {}, 'Lire l’avenant'),
      documentOf(annex.html),
    ]),
    acceptance(right, annex, again),
    decline,
  ];
}

function acceptance(right: SpaceRight, { sha256, notice }: Annex, again: Again): HTMLElement {
  const code = codeBoxes();
  const consent = field({ kind: 'check', label: 'J’ai lu l’avenant et je l’accepte', name: 'consent' });
  const made = form({ consent, code }, { label: 'Accepter et signer', busy: 'Signature...' }, async (values) => {
    if (!values.consent) {
      consent.complain('Cochez cette case pour accepter');
      return consent.focus();
    }
    const body = { action: 'accept_extension', code: values.code, documentSha256: sha256, version: right.version };
    await ask('POST', pathOf(right, 'act'), body);
    again();
  });
  code.row.before(codeButton('accept'));
  made.append(text(notice, 'space-hint'));
  return made;
}

/** What is due for an extension, and what its creator may say of it. */
function paymentPart(payment: UgcPayment, again: Again): Node[] {
  const { id, collaborationId, amountInclTax, status, dueOn, reference, invoice, version } = payment;
  const act = async (action: string, said: object = {}): Promise<void> => {
    await ask('POST', `/payments/${encodeURIComponent(id)}/act`, { action, version, ...said });
    again();
  };
  const isOpen = status === 'due' || status === 'ordered';
  const sendInvoice = () =>
    form(invoiceFields(), { label: 'Envoyer ma facture', busy: 'Envoi...' }, async (values) =>
      act('send_invoice', await invoiceOf(values, { id: collaborationId })),
    );
  const contest = () => {
    const words = field({
      kind: 'text',
      label: 'Ce que vous voyez sur votre compte',
      name: 'text',
      max: limits.reason,
    });
    return form({ text: words }, { label: 'Je n’ai rien reçu', busy: 'Envoi...' }, (values) =>
      act('contest_payment', values),
    );
  };
  return [
    heading('Argent de la prolongation'),
    facts([
      ['Montant', `${eurosText(amountInclTax)} TTC`],
      ['Où il en est', status === 'due' ? 'Dû' : paymentLabels[status]],
      ['Avant le', formatDay(dueOn)],
      ['Référence du virement', reference ?? ''],
    ]),
    ...(invoice?.kind === 'self_billed'
      ? [actButton(`Facture ${invoice.number}`, () => saveInvoice(collaborationId, id))]
      : []),
    ...(isOpen && invoice?.kind !== 'self_billed' ? [folded('Envoyer ma facture', sendInvoice())] : []),
    ...(status === 'paid'
      ? [actButton('J’ai reçu le paiement', () => act('confirm_payment')), folded('Je n’ai rien reçu', contest())]
      : []),
  ];
}

const folded = (summary: string, content: HTMLElement): HTMLElement =>
  element('details', { className: 'space-more' }, [element('summary', {}, summary), content]);

async function saveInvoice(collaborationId: string, paymentId: string): Promise<void> {
  const path = `/collaborations/${encodeURIComponent(collaborationId)}/invoice?paymentId=${encodeURIComponent(paymentId)}`;
  const { pdfUrl } = await ask<{ pdfUrl: string }>('GET', path);
  element('a', { href: pdfUrl }).click();
}
