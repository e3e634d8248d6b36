const total = /^(?:grand\s+)?(?:total|totaux|gesamt)(?=$|[^\p{L}\p{N}])/iu;
/** Nothing but the word, or the word and what it sums. */
const totalAlone =
  /^(?:grand\s+)?(?:total|totaux|gesamt)\s*(?:[:\-–—(].*|g[ée]n[ée]ral.*|(?:des |du |de la |de l['’]|of (?:the )?)?(?:campagnes?|campaigns?|comptes?|account|annonces?|publicit[ée]s|ads|r[ée]sultats|results|jours?|days?).*)?$/iu;

/**
 * Whether a line adds up others: its first filled cell begins by « Total », « Totaux », « Grand total », « Gesamt »; one
 * that has a day besides may be of a campaign called so.
 */
export function isTotalLine(cells: readonly string[], hasDay: boolean): boolean {
  const first = cells.find((cell) => cell.trim() !== '')?.trim() ?? '';
  return hasDay ? totalAlone.test(first) : total.test(first);
}
