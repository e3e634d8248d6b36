import { analyse } from '../analyse.ts';
import type { AdText } from '../analysis.ts';
import { typeset } from '../french/typography.ts';
import type { FactKind } from './fact.ts';
import { addFact, type Facts } from './facts-of-brief.ts';

const labels: Partial<Record<FactKind, string>> = {
  benefit: 'Bénéfice de votre annonce',
  feature: 'Caractéristique de votre annonce',
  proof: 'Preuve de votre annonce',
  offer: 'Offre de votre annonce',
  pain: 'Problème de votre annonce',
};

/** What one's own ad says, sentence by sentence, beside what the brief says. */
export function addFactsOfAd(facts: Facts, ad: AdText, adId: string | null): void {
  const read = analyse(ad, { own: true });
  const said = new Set<string>();
  const add = (kind: FactKind, text: string, at: string) => {
    const known = typeset(text).toLowerCase();
    if (said.has(known) || facts.facts.some((fact) => known.includes(fact.text.toLowerCase()))) return;
    said.add(known);
    const label = labels[kind] ?? 'Votre annonce';
    addFact(facts, {
      id: `ad.${at}`,
      kind,
      text,
      evidence: { type: 'ad', ref: adId, path: null, label, quote: text.slice(0, 200), figures: null },
    });
  };
  for (const [at, span] of read.proof.entries()) add('proof', sentenceAt(ad, span), `proof${at}`);
  const offers = read.offer.filter(({ type }) => type !== 'deadline' && type !== 'code').slice(0, 2);
  for (const [at, span] of offers.entries()) add('offer', sentenceAt(ad, span), `offer${at}`);
  for (const [at, { text }] of read.benefits.entries()) add('benefit', text, `benefit${at}`);
  for (const [at, { text }] of read.features.entries()) add('feature', text, `feature${at}`);
  if (read.hook.type === 'pain' || (read.hook.type === 'question' && read.hook.text.length < 80))
    add('pain', read.hook.text, 'hook');
}

/** The sentence that a piece stands in. */
function sentenceAt(
  ad: AdText,
  { field, start, end }: { field: keyof AdText | string; start: number; end: number },
): string {
  const text = ad[field as 'body'] ?? '';
  const before = text.slice(0, start).search(/[^.!?…\n]*$/u);
  const after = text.slice(end).search(/[.!?…](?:\s|$)|\n|$/u);
  return text.slice(before, end + after).trim();
}
