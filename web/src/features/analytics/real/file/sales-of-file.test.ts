import { expect, test } from 'vitest';
import { readSalesFile } from './read-sales-file.ts';
import { type SalesChoices, salesOfFile } from './sales-of-file.ts';

const today = '2026-06-30';
const lines = (...all: string[]) => all.join('\n');

async function salesIn(text: string | Uint8Array<ArrayBuffer>, choices: Partial<SalesChoices> = {}) {
  const table = await readSalesFile(new File([text], 'ventes.csv'));
  const amount = table.columns.amounts[0] ?? -1;
  return {
    ...salesOfFile(table, { amount, ...choices }, today),
    amounts: table.columns.amounts.map((at) => table.header[at]),
  };
}

/** Each day as `2026-05-01 59.9 € of 1, 0 new`, shorter. */
const told = ({ days }: Awaited<ReturnType<typeof salesIn>>) =>
  days.map(({ day, revenue, orders, newCustomers }) => [day.slice(5), revenue, orders, newCustomers]);

const shopifyOrders = lines(
  'Name,Email,Financial Status,Paid at,Currency,Subtotal,Shipping,Taxes,Total,Lineitem quantity,Lineitem name,Created at,Cancelled at,Refunded Amount,Id',
  '#1004,d@x.fr,partially_refunded,2026-05-04 09:00:00 +0200,EUR,95.00,5.00,16.67,100.00,1,Vase,2026-05-04 23:50:00 +0200,,25.50,504',
  '#1003,c@x.fr,voided,,EUR,40.00,5.00,7.50,45.00,1,Vase,2026-05-03 10:00:00 +0200,2026-05-03 11:00:00 +0200,0.00,503',
  '#1002,b@x.fr,paid,2026-05-01 12:00:00 +0200,EUR,54.90,5.00,9.98,59.90,2,"Lampe, petite",2026-05-01 12:00:00 +0200,,0.00,502',
  '#1002,b@x.fr,,,,,,,,1,Ampoule,2026-05-01 12:00:00 +0200,,,',
  '#1001,a@x.fr,paid,2026-05-01 08:00:00 +0200,EUR,15.10,5.00,3.35,20.10,1,Vase,2026-05-01 08:00:00 +0200,,0.00,501',
);

test('orders of Shopify: each once however many articles, less what was given back, those cancelled left out', async () => {
  const sales = await salesIn(shopifyOrders);
  expect(told(sales)).toEqual([
    ['05-01', 80, 2, null],
    ['05-02', 0, 0, null],
    ['05-03', 0, 0, null],
    ['05-04', 74.5, 1, null],
  ]);
  expect(sales).toMatchObject({ byOrder: true, currencies: ['EUR'], unsure: { decimal: null, date: null } });
  expect(sales.leftOut).toEqual([{ reason: 'commande annulée, remboursée ou impayée', count: 1, example: 'voided' }]);
  expect(sales.amounts).toEqual(['Total', 'Subtotal']);
});

test('days of Shopify in French, of WooCommerce, and lines of one day by channel added up', async () => {
  const shopify = await salesIn(
    lines(
      'Jour,Commandes,Ventes brutes,Réductions,Ventes nettes,Ventes totales',
      '2026-05-01,3,100,-10,90,"108,00"',
      '2026-05-02,0,0,0,0,0',
    ),
  );
  expect(told(shopify)).toEqual([
    ['05-01', 108, 3, null],
    ['05-02', 0, 0, null],
  ]);
  expect(shopify.amounts).toEqual(['Ventes totales', 'Ventes nettes', 'Ventes brutes']);
  const woo = lines(
    'Date,Orders,"Gross sales",Returns,Coupons,"Net sales",Taxes,Shipping,"Total sales"',
    '2026-05-02T00:00:00,30,200.5,0,0,190,19,10,219.25',
    '2026-05-03T00:00:00,0,0,"\t-50",0,"\t-50",0,0,"\t-50"',
  );
  const negative = await salesIn(woo);
  expect(told(negative)).toEqual([['05-02', 219.25, 30, null]]);
  expect(negative.leftOut).toEqual([
    { reason: 'jour où les retours dépassent les ventes', count: 1, example: '2026-05-03' },
  ]);
  expect(
    told(await salesIn(lines('Day,Channel,Total sales,Orders', '2026-05-01,Web,10.10,1', '2026-05-01,POS,20.20,2'))),
  ).toEqual([['05-01', 30.3, 3, null]]);
});

test('orders of PrestaShop and WooCommerce: their states, and who buys for the first time', async () => {
  const presta = lines(
    'ID;Référence;Nouveau client;Livraison;Client;Total;Paiement;État;Date',
    '12;XKBKNABJK;1;France;J. DOE;1 059,90 €;Carte;Paiement accepté;01/05/2026 10:22:33',
    '13;XKBKNABJK;0;France;J. DOE;40,10 €;Carte;Livré;13/05/2026 10:22:33',
    '14;OHSATSERP;1;France;A. B.;61,80 €;Chèque;En attente du paiement par chèque;13/05/2026 11:00:00',
    '15;UOYEVOLI;1;France;A. B.;69,90 €;Carte;Remboursé;13/05/2026 12:00:00',
  );
  const sales = await salesIn(presta);
  expect(told(sales).filter(([, revenue]) => revenue)).toEqual([
    ['05-01', 1059.9, 1, 1],
    ['05-13', 40.1, 1, 0],
  ]);
  expect(sales.days).toHaveLength(13);
  expect(sales).toMatchObject({ currencies: ['EUR'], unsure: { decimal: null, date: null } });
  const woo = lines(
    'Date,"Order #",Status,Customer,"Customer type","Product(s)","Items sold","Coupon(s)","Net sales"',
    '2026-05-01 10:00:00,501,completed,A,new,"1× Vase",1,,20.00',
    '2026-05-01 11:00:00,502,pending,B,returning,"1× Vase",1,,20.00',
  );
  expect(told(await salesIn(woo))).toEqual([['05-01', 20, 1, 1]]);
});

test('GA4: its comments, the table that has days among several, days counted from the first, and totals left aside', async () => {
  const ga4 = lines(
    '# ----------------------------------------',
    '# Aperçu de la monétisation',
    '# Date de début\u00a0: 20260501',
    '# Date de fin\u00a0: 20260503',
    '# ----------------------------------------',
    'Nom de l’article,Revenu total',
    'Vase,500',
    '',
    '# Date de début\u00a0: 20260501',
    '# Date de fin\u00a0: 20260503',
    'Nth day,Total revenue,Purchases',
    '0000,100.5,2',
    '0001,0,0',
    '0002,1200.25,9',
  );
  expect(told(await salesIn(ga4))).toEqual([
    ['05-01', 100.5, 2, null],
    ['05-02', 0, 0, null],
    ['05-03', 1200.25, 9, null],
  ]);
  const exploration = lines(
    '# Exploration',
    '# 20260501-20260502',
    '',
    'Date,Total revenue,First time purchasers',
    ',1300.75,4,Grand total',
    '20260501,100.50,1',
    '20260502,1200.25,3',
  );
  expect(told(await salesIn(exploration))).toEqual([
    ['05-01', 100.5, null, 1],
    ['05-02', 1200.25, null, 3],
  ]);
});

test('what two people would read differently is asked, and then read as they say', async () => {
  const text = lines('Date,Chiffre d’affaires', '01/02/2026,"1,234"', '03/04/2026,"5,678"');
  const asked = await salesIn(text);
  expect(asked.unsure).toEqual({ decimal: '1,234', date: { first: 1, second: 2, year: 2026 } });
  expect(told(await salesIn(text, { decimal: ',', dateOrder: 'mdy' })).map(([day, revenue]) => [day, revenue])).toEqual(
    [
      ['01-02', 1.23],
      ['03-04', 5.68],
    ],
  );
  expect(told(await salesIn(text, { decimal: '.' }))[0]).toEqual(['02-01', 1234, null, null]);
});

test('says which lines it does not count, and why', async () => {
  const sales = await salesIn(
    lines('Jour;CA', '2026-05-01;10,50', 'mai 2026;99,00', '2026-07-01;1,00', '2026-05-02;beaucoup', 'Total;110,50'),
  );
  expect(told(sales)).toEqual([['05-01', 10.5, null, null]]);
  expect(sales.leftOut).toEqual([
    { reason: 'jour illisible', count: 1, example: 'mai 2026' },
    { reason: 'jour à venir', count: 1, example: '2026-07-01' },
    { reason: 'montant illisible', count: 1, example: 'beaucoup' },
  ]);
});

test('encodings, and several currencies', async () => {
  const latin = Uint8Array.from("Jour;Chiffre d'affaires (CHF);R\u00e9f.\n01/13/2026;5.50;\u00e9\n", (letter) =>
    letter.charCodeAt(0),
  );
  expect(await salesIn(latin)).toMatchObject({ currencies: ['CHF'], days: [{ day: '2026-01-13', revenue: 5.5 }] });
  expect((await salesIn(lines('Date,Total,Currency', '2026-05-01,5,EUR', '2026-05-02,5,USD'))).currencies).toEqual([
    'EUR',
    'USD',
  ]);
});

test.each([
  ['', 'Ce fichier est vide'],
  ['[{"day":"2026-05-01"}]', 'Ce fichier est un JSON'],
  ['<html><body></body></html>', 'Ce fichier n’est ni un CSV ni un JSON'],
  ['PK\u0003\u0004', 'enregistrez-le au format CSV'],
  ['# GA4\n# Start date: 20260501\nItem name,Total revenue\nVase,500\n', 'Ce fichier ne dit pas les jours'],
  ['Jour,Sessions\n2026-05-01,5\n', 'Ce fichier ne dit aucun chiffre d’affaires'],
  ['Jour,Total\n"2026-05-01,5\n', 'guillemet ouvert'],
])('refuses %j', async (text, why) => {
  await expect(salesIn(text)).rejects.toThrow(why);
});
