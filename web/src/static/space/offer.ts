import { eurosText } from '../../../../shared/billing/euros.ts';
import type { RouteOutput } from '../../../../shared/kernel/route.ts';
import type { getSpaceContract } from '../../../../shared/ugc/agreement.contract.ts';
import { collaborationLimits } from '../../../../shared/ugc/collaboration.rules.ts';
import type { Collaboration } from '../../../../shared/ugc/collaboration.ts';
import { formatCount, formatDay } from '../../lib/format.ts';
import { element } from '../share/element.ts';
import { doAct, type Moved } from './acts.ts';
import { termLines } from './call-view.ts';
import { codeBoxes } from './code-boxes.ts';
import { documentOf } from './document.ts';
import { field } from './fields.ts';
import { actButton, form } from './forms.ts';
import { codeButton } from './identity-view.ts';
import { ask, Refusal } from './space-api.ts';
import { card, cards, facts, heading, text } from './view.ts';

type Contract = RouteOutput<typeof getSpaceContract>;

/** What is offered in plain words, then the document that says it, then what accepts it. */
export async function offerParts(one: Collaboration, onMoved: Moved): Promise<Node[]> {
  const { offer } = one;
  if (!offer) return [];
  const words = facts([
    ['Vous recevez', `${eurosText(offer.fee)} HT`],
    ...termLines(offer.terms),
    ['Payé', paidWithin(offer.terms.delays.paymentDays)],
    ['Répondre avant le', one.status === 'offered' ? formatDay(offer.expiresOn) : ''],
  ]);
  const message = offer.message ? [text(offer.message, 'space-said')] : [];
  return [heading('L’offre'), ...message, words, ...(await documentParts(one, onMoved))];
}

const paidWithin = (days: number): string =>
  days === 0 ? 'Dès la validation' : `Sous ${formatCount(days, 'jour')} après validation`;

async function documentParts(one: Collaboration, onMoved: Moved): Promise<Node[]> {
  const accepts = one.allowed.includes('accept_offer');
  try {
    const contract = await readContract(one.id);
    const open = element('details', { className: 'space-more', open: accepts }, [
      element('summary', {}, contract.level === 'contract' ? 'Lire le contrat' : 'Lire le bon de commande'),
      documentOf(contract.html),
    ]);
    const elsewhere = contract.signedElsewhere
      ? [
          actButton(`Le contrat signé ailleurs\u00a0: ${contract.signedElsewhere.fileName}`, () =>
            saveElsewhere(one.id),
          ),
        ]
      : [];
    const save = contract.pdfUrl ? [actButton('Télécharger le document signé (PDF)', () => savePdf(one.id))] : [];
    return [open, ...save, ...elsewhere, ...(accepts ? [heading('Accepter'), acceptance(one, contract, onMoved)] : [])];
  } catch (error) {
    if (!(error instanceof Refusal) || error.reason !== 'identity_incomplete') throw error;
    const lacks = one.agreement?.missing.includes('creator_identity');
    if (!lacks) return [text(`Le document arrive\u00a0: ${one.brandName} complète son identité.`, 'muted')];
    return [
      cards([card('Confirmez votre identité', 'À vous\u00a0: le document se compose avec elle', '#identite', true)]),
    ];
  }
}

const readContract = (id: string): Promise<Contract> =>
  ask<Contract>('GET', `/collaborations/${encodeURIComponent(id)}/contract`);

/** Its address lasts an hour, the page longer. */
async function savePdf(id: string): Promise<void> {
  const { pdfUrl } = await readContract(id);
  if (pdfUrl) element('a', { href: pdfUrl }).click();
}

async function saveElsewhere(id: string): Promise<void> {
  const { signedElsewhere } = await readContract(id);
  if (signedElsewhere) element('a', { href: signedElsewhere.url }).click();
}

function acceptance(one: Collaboration, { sha256, evidence }: Contract, onMoved: Moved): HTMLElement {
  const code = codeBoxes();
  const fields = {
    fullName: field({
      kind: 'line',
      label: 'Vos prénom et nom, qui valent signature',
      name: 'fullName',
      max: collaborationLimits.name,
      complete: 'name',
    }),
    consent: field({ kind: 'check', label: 'J’ai lu le document et je l’accepte', name: 'consent' }),
    code,
  };
  const made = form(fields, { label: 'Accepter et signer', busy: 'Signature...' }, async (values) => {
    if (!values.consent) {
      fields.consent.complain('Cochez cette case pour accepter');
      return fields.consent.focus();
    }
    await doAct(one, 'accept_offer', { ...values, documentSha256: sha256 }, onMoved);
  });
  code.row.before(codeButton('accept'));
  made.append(text(evidence.notice, 'space-hint'));
  return made;
}
