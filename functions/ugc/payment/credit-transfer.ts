import { isSepaReadable, sepaId, sepaLengths, sepaText } from '../../../shared/rules/ugc/sepa-text.ts';
import { escapeHtml } from '../../mail/escape-html.ts';

export type Transfer = {
  id: string;
  cents: number;
  /** Under which name they hold their account, and what they are called when no bank could read that. */
  name: string;
  otherwise: string;
  iban: string;
  bic: string | null;
  remittance: string;
};
type Debtor = { name: string; iban: string; bic?: string | undefined };

const tag = (name: string, ...content: (string | null)[]): string => `<${name}>${content.join('')}</${name}>`;
const said = (name: string, text: string): string => tag(name, escapeHtml(text));
const sum = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** Who is written as a bank reads it. */
const named = (name: string, otherwise: string): string =>
  sepaText(isSepaReadable(name) ? name : otherwise, sepaLengths.name);

const account = (iban: string): string => tag('Id', said('IBAN', iban));
const institution = (bic: string): string => tag('FinInstnId', said('BICFI', bic));
/** What stands where a bank is known by the account alone. */
const unsaidBank = tag('FinInstnId', tag('Othr', said('Id', 'NOTPROVIDED')));

const transferOf = ({ id, cents, name, otherwise, iban, bic, remittance }: Transfer): string =>
  tag(
    'CdtTrfTxInf',
    tag('PmtId', said('EndToEndId', sepaId(id))),
    tag('Amt', `<InstdAmt Ccy="EUR">${sum(cents)}</InstdAmt>`),
    bic && tag('CdtrAgt', institution(bic)),
    tag('Cdtr', said('Nm', named(name, otherwise))),
    tag('CdtrAcct', account(iban)),
    tag('RmtInf', said('Ustrd', sepaText(remittance, sepaLengths.remittance))),
  );

type Order = { messageId: string; at: Date; executionOn: string; debtor: Debtor; transfers: Transfer[] };

/** A credit transfer initiation (ISO 20022, pain.001.001.09) as SEPA's rules narrow it: one account, one day, euros. */
export function creditTransfer({ messageId, at, executionOn, debtor, transfers }: Order): string {
  const counted = [
    said('NbOfTxs', String(transfers.length)),
    said('CtrlSum', sum(transfers.reduce((total, { cents }) => total + cents, 0))),
  ];
  const debtorName = said('Nm', named(debtor.name, sepaId(messageId)));
  const group = tag(
    'GrpHdr',
    said('MsgId', sepaId(messageId)),
    said('CreDtTm', `${at.toISOString().slice(0, 19)}Z`),
    ...counted,
    tag('InitgPty', debtorName),
  );
  const payment = tag(
    'PmtInf',
    said('PmtInfId', sepaId(`${messageId.slice(0, sepaLengths.id - 2)}-1`)),
    said('PmtMtd', 'TRF'),
    said('BtchBookg', 'false'),
    ...counted,
    tag('PmtTpInf', tag('SvcLvl', said('Cd', 'SEPA'))),
    tag('ReqdExctnDt', said('Dt', executionOn)),
    tag('Dbtr', debtorName),
    tag('DbtrAcct', account(debtor.iban)),
    tag('DbtrAgt', debtor.bic ? institution(debtor.bic) : unsaidBank),
    said('ChrgBr', 'SLEV'),
    ...transfers.map(transferOf),
  );
  const document = tag('CstmrCdtTrfInitn', group, payment);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">${document}</Document>\n`;
}
