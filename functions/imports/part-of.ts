/** Which of so many parts a key belongs to, always the same (FNV-1a). */
export function partOf(key: string, parts: number): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) value = Math.imul(value ^ key.charCodeAt(at), 0x01000193);
  return (value >>> 0) % parts;
}
