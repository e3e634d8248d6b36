/** `135 k €`, of an amount of a scale. */
export function compactMoney(currency: string): (amount: number) => string {
  const style = { style: 'currency', currency, notation: 'compact', maximumFractionDigits: 1 } as const;
  const format = new Intl.NumberFormat('fr-FR', style);
  return (amount) => format.format(amount);
}
