import { findUserByEmail } from '../../auth/account/find-user.door.ts';
import { greeting } from '../../mail/greeting.ts';
import type { WayOut } from '../../mail/mail-layout.ts';
import { type Mail, sendMail } from '../../platform/clients/mail.ts';
import { mailStopOf } from '../../platform/identity/mail-stop.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';
import { Invoice, type InvoiceItem } from './invoice.entity.ts';
import { becauseOf, invoiceMail } from './invoice.mail.ts';
import { readInvoiceFile } from './invoice-file.ts';

type Key = Pick<InvoiceItem, 'workspaceId' | 'invoiceId'>;

/** To the address that whoever is billed gave for it, unless it is of someone whose mails are stopped. */
export async function sendInvoice(key: Key): Promise<void> {
  const invoice = await readInvoice(key);
  const { email } = invoice.content.buyer;
  if (!email) return;
  const billed = await findUserByEmail(email);
  if (billed && mailStopOf(billed)) return;
  const said = { greeting: 'Bonjour,', because: becauseOf.address };
  await sendMail(email, invoiceMail(invoice.content, await attached(invoice), said));
}

/** For someone of the workspace who wants it; null for who has it already, at the address of the invoice. */
export async function invoiceMailFor(user: UserItem, key: Key, unsubscribe: WayOut): Promise<Mail | null> {
  const invoice = await readInvoice(key);
  if (user.email === invoice.content.buyer.email) return null;
  const said = { greeting: greeting(user), because: becauseOf.choice, unsubscribe };
  return invoiceMail(invoice.content, await attached(invoice), said);
}

async function readInvoice({ workspaceId, invoiceId }: Key): Promise<InvoiceItem> {
  const { data } = await Invoice.get({ workspaceId, invoiceId }).go({ consistent: true });
  if (!data) throw new Error(`${invoiceId} is nowhere`);
  return data;
}

async function attached(invoice: InvoiceItem) {
  return { ...(await readInvoiceFile(invoice)), contentType: 'application/pdf' };
}
