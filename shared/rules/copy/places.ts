export type Place = { text: string; index: number };

/** Where a pattern with the flag g stands: `matchAll` would make the pattern anew at each call. */
export function placesOf(pattern: RegExp, text: string, most = 40): Place[] {
  const found: Place[] = [];
  pattern.lastIndex = 0;
  while (found.length < most) {
    const match = pattern.exec(text);
    if (!match) break;
    if (match[0] === '') pattern.lastIndex += 1;
    else found.push({ text: match[0], index: match.index });
  }
  pattern.lastIndex = 0;
  return found;
}
