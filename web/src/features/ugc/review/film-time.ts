/** `0:07,4`: a moment of a film, to the tenth. */
export function filmTime(seconds: number): string {
  const tenths = Math.floor(seconds * 10);
  const whole = Math.floor(tenths / 10);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')},${tenths % 10}`;
}
