/** Seven bits a byte, the lowest first. Beyond what bit operations hold: a counter goes to 10^14 hundredths. */
export function pushVarint(bytes: number[], value: number): void {
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}

export function readVarint(bytes: Uint8Array, place: { at: number }): number {
  let value = 0;
  let factor = 1;
  let byte = 0;
  do {
    byte = bytes[place.at++] ?? 0;
    value += (byte & 0x7f) * factor;
    factor *= 128;
  } while (byte >= 0x80);
  return value;
}

/** Those below nought take every other number, so that small ones stay small. */
export const pushSigned = (bytes: number[], value: number): void =>
  pushVarint(bytes, value >= 0 ? value * 2 : -value * 2 - 1);

export function readSigned(bytes: Uint8Array, place: { at: number }): number {
  const zigzag = readVarint(bytes, place);
  return zigzag % 2 === 0 ? zigzag / 2 : -(zigzag + 1) / 2;
}
