import { centsText } from '../../../shared/billing/euros.ts';
import { invoiceTexts } from '../../../shared/billing/invoice-texts.ts';
import { dayText } from '../../../shared/kernel/day-texts.ts';
import { paths } from '../../../shared/page-paths.ts';
import { layOutMail, type WayOut } from '../../mail/mail-layout.ts';
import type { Mail } from '../../platform/clients/mail.ts';
import { env } from '../../platform/env.ts';
import type { InvoiceContent } from './invoice.entity.ts';

type Said = { greeting: string; because: string; unsubscribe?: WayOut };
type Attached = NonNullable<Mail['attachments']>[number];

/** An invoice or a credit note, with its file. */
export function invoiceMail(invoice: InvoiceContent, file: Attached, { greeting, because, unsubscribe }: Said): Mail {
  const { kind, number, totals, isOwed, dueOn } = invoice;
  const standing = isOwed ? `à régler par virement avant le ${dayText(dueOn)}` : 'déjà payée par carte';
  const sum = `${centsText(totals.inclTax)} TTC`;
  const mail = layOutMail({
    subject: invoiceTexts.title(invoice),
    greeting,
    paragraphs: [
      kind === 'invoice'
        ? `Voici votre facture ${number} de ${sum}, ${standing}.`
        : `Voici votre avoir ${number} de ${sum}.`,
      'Le PDF joint porte aussi ses données structurées (Factur-X), que votre logiciel de comptabilité peut lire.',
    ],
    action: { label: 'Voir les factures', url: `${env.APP_URL}${paths.billing}` },
    closing: [because],
    unsubscribe,
  });
  return { ...mail, attachments: [file] };
}

export const becauseOf = {
  address: 'Vous recevez cet e-mail à l’adresse qui a été donnée pour recevoir les factures.',
  choice: 'Vous recevez cet e-mail parce que vous suivez la facturation de votre espace de travail.',
};
