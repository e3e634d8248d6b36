import { foldName } from '../../../../../../shared/kernel/fold.ts';

/**
 * How shops name what we read, folded, the likeliest first: exports of Shopify, WooCommerce, PrestaShop and GA4, in French
 * and English.
 */
const names = {
  day: ['jour', 'day', 'date', 'created at', 'date de la commande', 'order date', 'date de creation', 'paid at'],
  nthDay: ['nth day', 'nieme jour', 'ne jour', 'jour n'],
  amount: [
    ...['ventes totales', 'total des ventes', 'total sales', 'chiffre d affaires', 'ca', 'ca ttc', 'total ttc'],
    ...['total revenue', 'revenu total', 'revenus totaux', 'total des revenus', 'purchase revenue', 'revenus d achat'],
    ...['revenu des achats', 'revenus des achats', 'revenus lies aux achats', 'revenue', 'revenu', 'revenus'],
    ...['order total', 'montant total de la commande', 'montant total', 'total paye', 'total', 'montant', 'ventes'],
    ...['sales', 'net sales', 'ventes nettes', 'net revenue', 'revenu net', 'ca ht', 'total ht', 'subtotal'],
    ...['sous total', 'gross sales', 'ventes brutes', 'gross revenue'],
  ],
  orders: [
    ...['commandes', 'orders', 'nombre de commandes', 'total orders', 'transactions', 'purchases', 'achats'],
    ...['ecommerce purchases', 'achats d e commerce', 'achats e commerce', 'ventes nombre'],
  ],
  newCustomers: [
    ...['nouveaux clients', 'clients nouveaux', 'new customers', 'first time customers', 'first time purchasers'],
    ...['nouveaux acheteurs', 'premiers acheteurs', 'new purchasers'],
  ],
  order: [
    ...['order number', 'numero de commande', 'n de commande', 'commande n', 'n commande', 'order id', 'order'],
    ...['commande', 'id commande', 'id', 'reference'],
  ],
  isNew: ['customer type', 'type de client', 'new client', 'nouveau client', 'new customer'],
  currency: ['currency', 'devise', 'currency code', 'code devise'],
  status: ['financial status', 'status', 'etat', 'statut', 'order status', 'statut de la commande', 'current state'],
  cancelled: ['cancelled at'],
  refunded: ['refunded amount'],
} as const;

type Role = keyof typeof names;
/** Where each thing stands in a line; what the file does not have is left out, and `amounts` begins with the likeliest. */
export type SalesColumns = { [role in Exclude<Role, 'amount'>]?: number } & { amounts: number[] };

/** Without the currency that stands in brackets. */
const folded = (name: string) => foldName(name.replace(/\([^)]*\)/g, ' '));

/** What the columns of a file are; a title met twice counts where it stands first. */
export function salesColumns(header: readonly string[]): SalesColumns {
  const titles = header.map(folded);
  const found: SalesColumns = {
    amounts: names.amount.map((name) => titles.indexOf(name)).filter((at) => at >= 0),
  };
  for (const [role, known] of Object.entries(names) as [Role, readonly string[]][]) {
    const at = known.map((name) => titles.indexOf(name)).find((index) => index >= 0);
    if (role !== 'amount' && at !== undefined) found[role] = at;
  }
  // Shopify calls the number of an order its name, and tells each article on its own line.
  if (titles.includes('lineitem quantity') && titles.includes('name')) found.order = titles.indexOf('name');
  // A file that counts orders has days in its lines, whatever else bears a number there.
  if (found.orders !== undefined) delete found.order;
  return found;
}

/** How many cells of a line are titles that we know. */
export function knownTitles(cells: readonly string[]): number {
  const { amounts, ...roles } = salesColumns(cells);
  return amounts.length + Object.keys(roles).length;
}
