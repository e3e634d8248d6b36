import type { Brief } from '../facts/brief.ts';
import type { Fact } from '../facts/fact.ts';
import { typeset } from '../french/typography.ts';
import type { Composition } from './composition.ts';
import { poolsOf } from './pools.ts';

/** What a proof of a brief stands on, where it says so. */
export function sourceOf({ proofs = [] }: Brief, { id }: Pick<Fact, 'id'>): string | null {
  const proof = proofs.find((_, at) => id === `proofs.${at}`);
  return typeof proof === 'string' || !proof?.source ? null : typeset(proof.source);
}

/** The same composition to be said aloud: what a proof stands on is read on the screen, not spoken in brackets. */
export function heard(composition: Composition, brief: Brief): Composition {
  const { facts, register } = composition;
  const said = facts.map((fact): Fact => {
    const source = sourceOf(brief, fact);
    if (source === null) return fact;
    const without = (text: string) => (text.endsWith(` (${source})`) ? text.slice(0, -source.length - 3) : text);
    return {
      ...fact,
      text: without(fact.text),
      phrase: fact.phrase && { ...fact.phrase, rest: without(fact.phrase.rest) },
    };
  });
  return { ...composition, facts: said, pools: poolsOf(brief, { facts: said, register }) };
}
