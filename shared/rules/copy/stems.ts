/** So much of a word leads to what may be said by it; a figure leads to `0`, a letter of another alphabet to `*`. */
const length = 3;
const word = /[a-z]+|\d+/g;
const otherAlphabet = /[\u0370-\u1fff\u3040-\ud7af]/;

/** How the words of a folded text begin. */
export function leadsIn(text: string): Set<string> {
  const leads = new Set<string>();
  for (const found of text.match(word) ?? []) leads.add(found < 'a' ? '0' : found.slice(0, length));
  if (otherAlphabet.test(text)) leads.add('*');
  return leads;
}

/** Something that concerns only texts that have a word that begins so; every text when nothing is said. */
export type WithStems = { stems?: string };

/**
 * Which of many rules may concern a text, by how their words begin. Looking for each of them through every text would take
 * twice as long, since the patterns together are larger than what a processor keeps at hand.
 */
export function stemsOf<Thing extends WithStems>(things: readonly Thing[]): (leads: ReadonlySet<string>) => Thing[] {
  const byLead = new Map<string, number[]>();
  things.forEach(({ stems }, at) => {
    for (const stem of stems?.split(' ') ?? []) {
      const lead = stem.slice(0, length);
      byLead.set(lead, [...(byLead.get(lead) ?? []), at]);
    }
  });
  return (leads) => {
    const concerned = things.map(({ stems }) => stems === undefined);
    for (const lead of leads) for (const at of byLead.get(lead) ?? []) concerned[at] = true;
    return things.filter((_, at) => concerned[at]);
  };
}
