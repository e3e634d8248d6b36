/** Makes a thing when it is first asked for. The first formatter of a process loads ICU: 8 ms of a cold start that may need none. */
export function atFirstUse<Thing>(make: () => Thing): () => Thing {
  let made: { thing: Thing } | undefined;
  return () => {
    made ??= { thing: make() };
    return made.thing;
  };
}
