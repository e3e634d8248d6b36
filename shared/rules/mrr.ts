/**
 * A recurring price that is in force from one day until another, before tax: a subscription that is active or late, or a contract
 * that was agreed by hand. An upgrade ends one and begins another, a pause ends one; a refund changes none, for what is given back
 * was owed all the same.
 */
export type RecurringSpan = {
  workspaceId: string;
  currency: string;
  amountCents: number;
  /** How many months the amount pays for. */
  months: number;
  from: string;
  /** The first day on which it is in force no more; null as long as it goes on. */
  until: string | null;
};

/** Twelfths of a cent, in which a year has whole months: sums are exact, and rounded where they are shown. */
export type Twelfths = number;

export const unitsOf = (sum: Twelfths): number => sum / 1_200;

const monthly = ({ amountCents, months }: RecurringSpan): Twelfths => Math.round((amountCents * 12) / months);

const isInForce = ({ from, until }: RecurringSpan, day: string): boolean =>
  from <= day && (until === null || day < until);

/** By currency, the monthly parts of what is in force at the end of a day. No currency is turned into another. */
export function mrrOn(spans: readonly RecurringSpan[], day: string): Map<string, Twelfths> {
  const sums = new Map<string, Twelfths>();
  for (const span of spans)
    if (isInForce(span, day)) sums.set(span.currency, (sums.get(span.currency) ?? 0) + monthly(span));
  return sums;
}

export const moves = ['new', 'reactivated', 'expansion', 'contraction', 'churned'] as const;
export type Move = (typeof moves)[number];

export type MrrBridge = {
  currency: string;
  start: Twelfths;
  /** What each kind of move brings, or takes: below zero. */
  moved: Record<Move, Twelfths>;
  /** The workspaces behind each figure. */
  movers: Record<Move, string[]>;
  end: Twelfths;
};

/**
 * From the end of one day to the end of another, by currency: start and moves add up to the end, always. A workspace moves once,
 * by what it paid at both ends: who came and left in between moved nothing. Who paid before the start, in whatever currency, comes
 * back and is not new.
 */
export function mrrBridge(spans: readonly RecurringSpan[], { from, to }: { from: string; to: string }): MrrBridge[] {
  const starts = byPayer(spans, from);
  const ends = byPayer(spans, to);
  const former = new Set(
    spans.filter((span) => span.from <= from && monthly(span) > 0).map(({ workspaceId }) => workspaceId),
  );
  const bridges = new Map<string, MrrBridge>();
  for (const payer of [...new Set([...starts.keys(), ...ends.keys()])].sort()) {
    const { workspaceId, currency } = payerOf(payer);
    const [start, end] = [starts.get(payer) ?? 0, ends.get(payer) ?? 0];
    const bridge = bridges.get(currency) ?? emptyBridge(currency);
    bridges.set(currency, bridge);
    bridge.start += start;
    bridge.end += end;
    const move = moveOf(start, end, former.has(workspaceId));
    if (!move) continue;
    bridge.moved[move] += end - start;
    bridge.movers[move].push(workspaceId);
  }
  return [...bridges.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1));
}

const keyOf = ({ currency, workspaceId }: RecurringSpan) => `${currency} ${workspaceId}`;

function payerOf(key: string): { currency: string; workspaceId: string } {
  const at = key.indexOf(' ');
  return { currency: key.slice(0, at), workspaceId: key.slice(at + 1) };
}

function byPayer(spans: readonly RecurringSpan[], day: string): Map<string, Twelfths> {
  const sums = new Map<string, Twelfths>();
  for (const span of spans)
    if (isInForce(span, day)) sums.set(keyOf(span), (sums.get(keyOf(span)) ?? 0) + monthly(span));
  return sums;
}

/** What is free pays nothing: it neither comes nor leaves. */
function moveOf(start: Twelfths, end: Twelfths, paidBefore: boolean): Move | null {
  if (start === end) return null;
  if (start === 0) return paidBefore ? 'reactivated' : 'new';
  if (end === 0) return 'churned';
  return end > start ? 'expansion' : 'contraction';
}

const emptyBridge = (currency: string): MrrBridge => ({
  ...{ currency, start: 0, end: 0 },
  moved: { new: 0, reactivated: 0, expansion: 0, contraction: 0, churned: 0 },
  movers: { new: [], reactivated: [], expansion: [], contraction: [], churned: [] },
});
