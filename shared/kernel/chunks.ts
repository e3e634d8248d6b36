/** A list in pieces of `size` things, the last one of what is left, in its order; none of an empty list. */
export const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
