import { normalizeEmail } from '../../../../../shared/kernel/email.ts';

/** What was pasted, and each thing in it that is no address, by its line. */
export type Pasted = { addresses: string[]; problems: { line: number; text: string }[] };

/** Reads addresses from a text: one a line, or apart by commas, semicolons or spaces; with names, as mails write them. */
export function readAddresses(text: string): Pasted {
  const addresses = new Set<string>();
  const problems: Pasted['problems'] = [];
  for (const [at, line] of text.split(/\r?\n/).entries())
    for (const piece of piecesOf(line)) {
      const address = normalizeEmail(piece);
      if (address) addresses.add(address);
      else problems.push({ line: at + 1, text: piece });
    }
  return { addresses: [...addresses], problems };
}

function piecesOf(line: string): string[] {
  const named = [...line.matchAll(/<([^<>]*)>/g)].map(([, address = '']) => address.trim());
  if (named.length > 0) return named;
  const trimmed = line.trim();
  // A comma in place of the last dot is a slip of the finger, not two addresses.
  if (/^[^\s,;]+@[^\s,;@]+,[^\s,;@]+$/.test(trimmed)) return [trimmed];
  return trimmed.split(/[\s,;]+/).filter(Boolean);
}
