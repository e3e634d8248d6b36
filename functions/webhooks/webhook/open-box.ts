import { type SealScope, unseal } from '../../platform/identity/seal.ts';

/** Opening a box asks for a key; the same few are opened thousands of times. */
const opened = new Map<string, string>();
const keptOpen = 5_000;

/** What was sealed for a webhook. A process remembers what it has opened. */
export async function openBox(scope: SealScope, sealed: string): Promise<string> {
  const known = opened.get(sealed);
  if (known !== undefined) return known;
  const text = await unseal(scope, sealed);
  if (text === null) throw new Error(`A ${scope.purpose} cannot be opened: its key is gone`);
  if (opened.size >= keptOpen) opened.clear();
  opened.set(sealed, text);
  return text;
}
