export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[middle - (sorted.length % 2 === 0 ? 1 : 0)], sorted[middle]];
  return (low + high) / 2;
}

/** The value that this share of them does not exceed. */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

export function printTable(title: string, rows: Record<string, string | number>[]): void {
  console.log(`\n${title}`);
  console.table(Object.fromEntries(rows.map(({ name, ...figures }) => [name, figures])));
}
