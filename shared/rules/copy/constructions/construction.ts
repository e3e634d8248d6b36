import type { CallToActionClass, HookType } from '../analysis.ts';
import type { FactKind } from '../facts/fact.ts';

/** What a sentence does in a text; `wish` and `pain`, of what stands before, are hooks that ask for a benefit, or that hurt: a `nuisance` by a thing, « les devis oubliés ». */
export type Role =
  | 'hook'
  | 'problem'
  | 'agitation'
  | 'solution'
  | 'benefit'
  | 'feature'
  | 'proof'
  | 'objection'
  | 'offer'
  | 'call'
  | 'title'
  | 'list';

/**
 * A sentence with places for facts. `{form kind}` is a fact in one of the forms of `fill.ts`, `kind2` another fact of that
 * kind; `[Vous|Tu]` is said as the register asks, `<aide|aident>` as one product or several. It holds no claim, number, name
 * or superlative of its own.
 */
export type Construction = {
  id: string;
  role: Role;
  template: string;
  /** What a hook means to be; what it is, the analyser says. */
  hook?: HookType;
  /** Of a call. */
  class?: CallToActionClass;
  /** Only where the brief says that the product is new. */
  isNew?: true;
  /** Only of what is eaten, lived or worn. */
  savoured?: true;
  /** What may stand before it: « Et vous… » goes on with something. */
  after?: readonly (Role | 'wish' | 'pain' | 'nuisance')[];
  /** Its two facts must speak of the same thing. */
  related?: true;
  /** Asks for what it says: nobody dreams of « arrêter quand tu veux ». */
  wished?: true;
  /** Of a call, the one button that it is for: the others of its class go without, and it with no other. */
  button?: string;
};

export type Slot = { form: string; kind: FactKind | 'call'; key: string };
export type Token = string | { vous: string; tu: string } | { one: string; several: string } | Slot;

const part = /\{(\w+)(?: (\w+?)(\d?))?\}|\[([^|\]]*)\|([^|\]]*)\]|<([^|>]*)\|([^|>]*)>/g;
const compiled = new Map<string, readonly Token[]>();

/** A template taken apart, once. `{product}`, `{full}`, `{afull}` and `{label}` are forms of the product. */
export function tokensOf(template: string): readonly Token[] {
  const before = compiled.get(template);
  if (before) return before;
  const tokens: Token[] = [];
  let from = 0;
  for (const found of template.matchAll(part)) {
    if (found.index > from) tokens.push(template.slice(from, found.index));
    const [all, form, kind, nth = '', vous, tu, one, several] = found;
    if (form) tokens.push({ form, kind: (kind ?? 'product') as FactKind, key: `${kind ?? 'product'}${nth}` });
    else if (vous !== undefined) tokens.push({ vous, tu: tu ?? '' });
    else tokens.push({ one: one ?? '', several: several ?? '' });
    from = found.index + all.length;
  }
  if (from < template.length) tokens.push(template.slice(from));
  compiled.set(template, tokens);
  return tokens;
}

export const isSlot = (token: Token): token is Slot => typeof token === 'object' && 'form' in token;
