/** What Windows-1252 has where Latin-1 has control characters, by its byte. */
const windowsBytes = new Map(
  [...'€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'].map((letter, at) => [letter, windowsPlaces()[at] ?? 0]),
);

function windowsPlaces(): number[] {
  const unused = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);
  return Array.from({ length: 32 }, (_, at) => 0x80 + at).filter((byte) => !unused.has(byte));
}

const suspicious = /[ÂÃâ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;

/** A text whose UTF-8 was read as Windows-1252 and written again, `DÃ©pense`, as it was meant; any other as it is. */
export function repairedText(text: string): string {
  if (!suspicious.test(text)) return text;
  const bytes = Uint8Array.from(text, (letter) => windowsBytes.get(letter) ?? letter.charCodeAt(0));
  if ([...text].some((letter) => letter.charCodeAt(0) > 0xff && !windowsBytes.has(letter))) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return text;
  }
}
