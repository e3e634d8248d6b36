import type { InvoiceParty } from '../../../shared/billing/invoice.ts';
import { exemptions, mentionsOf } from '../../../shared/rules/invoice-mentions.ts';
import { escapeHtml } from '../../mail/escape-html.ts';
import type { PaperContent } from './invoice.entity.ts';

/** An element of XML: its name, what its attributes say, and what it holds. */
type Part = string | false | null | undefined;

const escaped = (text: string): string => escapeHtml(text).replace(/[^\P{Cc}\t\n\r]/gu, '');

const tag = (name: string, content: Part | Part[], attributes = ''): string => {
  const inside = [content]
    .flat()
    .filter((part) => typeof part === 'string')
    .join('');
  return `<${name}${attributes && ` ${attributes}`}>${inside}</${name}>`;
};
const said = (name: string, text: string | null | undefined, attributes = ''): Part =>
  text ? tag(name, escaped(text), attributes) : null;
const sum = (amount: number): string => amount.toFixed(2);
const day = (name: string, on: string, prefix: 'udt' | 'qdt' = 'udt'): string =>
  tag(name, tag(`${prefix}:DateTimeString`, on.replaceAll('-', ''), 'format="102"'));

/** Categories of VAT (UNTDID 5305) of what our rules charge. */
function categoryOf({ vatRule, lines }: PaperContent): { code: 'S' | 'AE' | 'E' | 'O'; reason: string | null } {
  if ((lines[0]?.vatRate ?? 0) > 0) return { code: 'S', reason: null };
  if (vatRule === 'reverse_charge') return { code: 'AE', reason: exemptions.reverse };
  if (vatRule === 'franchise') return { code: 'E', reason: exemptions.franchise };
  return vatRule === 'outside_eu'
    ? { code: 'O', reason: exemptions.outside }
    : { code: 'E', reason: exemptions.overseas };
}

type Category = ReturnType<typeof categoryOf>;

function party(
  name: string,
  { legalName, registration, siren, vatNumber, address, email }: InvoiceParty,
  isTaxed: boolean,
): string {
  return tag(name, [
    said('ram:Name', legalName),
    said('ram:Description', registration),
    siren && tag('ram:SpecifiedLegalOrganization', tag('ram:ID', escaped(siren), 'schemeID="0002"')),
    tag('ram:PostalTradeAddress', [
      said('ram:PostcodeCode', address.postalCode),
      said('ram:LineOne', address.line1),
      said('ram:LineTwo', address.line2),
      said('ram:CityName', address.city),
      said('ram:CountryID', address.country),
    ]),
    email && tag('ram:URIUniversalCommunication', tag('ram:URIID', escaped(email), 'schemeID="EM"')),
    isTaxed && taxRegistration(name, { siren, vatNumber }),
  ]);
}

/** A seller who is exempt and has no VAT number is known by their SIREN. */
function taxRegistration(name: string, { siren, vatNumber }: Pick<InvoiceParty, 'siren' | 'vatNumber'>): Part {
  if (vatNumber) return tag('ram:SpecifiedTaxRegistration', tag('ram:ID', escaped(vatNumber), 'schemeID="VA"'));
  if (name !== 'ram:SellerTradeParty' || !siren) return null;
  return tag('ram:SpecifiedTaxRegistration', tag('ram:ID', escaped(siren), 'schemeID="FC"'));
}

/** UNTDID 1001. */
const typeCodes = { invoice: ['380', '389'], credit_note: ['381', '261'] } as const;

const period = (from: string, to: string): string =>
  tag('ram:BillingSpecifiedPeriod', [day('ram:StartDateTime', from), day('ram:EndDateTime', to)]);

const rateOf = ({ code }: Category, rate: number): Part =>
  code === 'O' ? null : tag('ram:RateApplicablePercent', sum(rate * 100));

function lineOf(line: PaperContent['lines'][number], at: number, category: Category): string {
  return tag('ram:IncludedSupplyChainTradeLineItem', [
    tag('ram:AssociatedDocumentLineDocument', tag('ram:LineID', String(at + 1))),
    tag('ram:SpecifiedTradeProduct', said('ram:Name', line.label)),
    tag(
      'ram:SpecifiedLineTradeAgreement',
      tag('ram:NetPriceProductTradePrice', tag('ram:ChargeAmount', sum(line.unitAmount))),
    ),
    tag('ram:SpecifiedLineTradeDelivery', tag('ram:BilledQuantity', String(line.quantity), 'unitCode="C62"')),
    tag('ram:SpecifiedLineTradeSettlement', [
      tag('ram:ApplicableTradeTax', [
        tag('ram:TypeCode', 'VAT'),
        tag('ram:CategoryCode', category.code),
        rateOf(category, line.vatRate),
      ]),
      period(line.from, line.to),
      tag(
        'ram:SpecifiedTradeSettlementLineMonetarySummation',
        tag('ram:LineTotalAmount', sum(line.quantity * line.unitAmount)),
      ),
    ]),
  ]);
}

function settlement(invoice: PaperContent, category: Category): string {
  const { kind, totals, lines, dueOn, relatedNumber, isOwed } = invoice;
  const days = lines.flatMap(({ from, to }) => [from, to]).sort();
  return tag('ram:ApplicableHeaderTradeSettlement', [
    tag('ram:InvoiceCurrencyCode', 'EUR'),
    // A payment by card; of a transfer it would have to say the account, which the product does not know.
    tag('ram:SpecifiedTradeSettlementPaymentMeans', tag('ram:TypeCode', isOwed ? '1' : '48')),
    tag('ram:ApplicableTradeTax', [
      tag('ram:CalculatedAmount', sum(totals.vat)),
      tag('ram:TypeCode', 'VAT'),
      said('ram:ExemptionReason', category.reason),
      tag('ram:BasisAmount', sum(totals.exclTax)),
      tag('ram:CategoryCode', category.code),
      rateOf(category, lines[0]?.vatRate ?? 0),
    ]),
    period(days[0] ?? dueOn, days.at(-1) ?? dueOn),
    kind === 'invoice' && tag('ram:SpecifiedTradePaymentTerms', day('ram:DueDateDateTime', dueOn)),
    tag('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      tag('ram:LineTotalAmount', sum(totals.exclTax)),
      tag('ram:TaxBasisTotalAmount', sum(totals.exclTax)),
      tag('ram:TaxTotalAmount', sum(totals.vat), 'currencyID="EUR"'),
      tag('ram:GrandTotalAmount', sum(totals.inclTax)),
      tag('ram:TotalPrepaidAmount', sum(isOwed ? 0 : totals.inclTax)),
      tag('ram:DuePayableAmount', sum(isOwed ? totals.inclTax : 0)),
    ]),
    relatedNumber && tag('ram:InvoiceReferencedDocument', tag('ram:IssuerAssignedID', relatedNumber)),
  ]);
}

const names = [
  'xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"',
  'xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100"',
  'xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"',
  'xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100"',
].join(' ');

/** The data of an invoice as EN 16931 has them, in the syntax of UN/CEFACT that Factur-X carries. */
export function facturX(invoice: PaperContent): string {
  const { number, kind, issuedOn, seller, buyer, lines, vatRule, isOwed, isSelfBilled } = invoice;
  const category = categoryOf(invoice);
  const isTaxed = category.code !== 'O';
  const notes = mentionsOf({
    issuedOn,
    vat: { rule: vatRule, rate: lines[0]?.vatRate ?? 0 },
    selfBilling: isSelfBilled && { seller: seller.legalName, buyer: buyer.legalName },
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${tag(
    'rsm:CrossIndustryInvoice',
    [
      tag('rsm:ExchangedDocumentContext', [
        // A service, to be paid or paid already.
        tag('ram:BusinessProcessSpecifiedDocumentContextParameter', tag('ram:ID', isOwed ? 'S1' : 'S2')),
        tag('ram:GuidelineSpecifiedDocumentContextParameter', tag('ram:ID', 'urn:cen.eu:en16931:2017')),
      ]),
      tag('rsm:ExchangedDocument', [
        tag('ram:ID', number),
        tag('ram:TypeCode', typeCodes[kind][isSelfBilled ? 1 : 0]),
        day('ram:IssueDateTime', issuedOn),
        ...notes.map(({ text, subject }) =>
          tag('ram:IncludedNote', [said('ram:Content', text), said('ram:SubjectCode', subject)]),
        ),
      ]),
      tag('rsm:SupplyChainTradeTransaction', [
        ...lines.map((line, at) => lineOf(line, at, category)),
        tag('ram:ApplicableHeaderTradeAgreement', [
          party('ram:SellerTradeParty', seller, isTaxed),
          party('ram:BuyerTradeParty', buyer, isTaxed),
        ]),
        tag('ram:ApplicableHeaderTradeDelivery', null),
        settlement(invoice, category),
      ]),
    ],
    names,
  )}\n`;
}
