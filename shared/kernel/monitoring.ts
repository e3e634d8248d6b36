/** The name under which a stage appears in the monitoring. */
export const monitoringEnvironment = (stage: string) => (stage === 'prod' ? 'production' : stage);

/** Every kind of data that the monitoring would collect by itself, switched off: what is left out is on. */
export const collectNothing = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  stackFrameVariables: false,
  databaseQueryData: false,
  queues: false,
  graphQL: { document: false, variables: false },
  genAI: { inputs: false, outputs: false },
  mcp: { inputs: false, outputs: false },
};

const replacements: [pattern: RegExp, replacement: string][] = [
  // The query of an address: searches, filters, reset tokens.
  [/\?[^\s"'<>)\]]+/g, ''],
  [/#[^\s"'<>)\]=]{0,100}=[^\s"'<>)\]]*/g, ''],
  // Attributes in the path of an element, where a label can hold a name.
  [/\[[\w-]{1,40}="[^"]*"\]/g, ''],
  [/[^\s@"'<>(),;:=]{1,64}@[^\s@"'<>(),;:]{1,253}\.[a-z]{2,}/gi, '[email]'],
  [/[^\s@"'<>(),;:=]{1,64}%40[^\s@"'<>(),;:&]{1,253}/gi, '[email]'],
  [/\bses_\w{26}\.\d+\.[\w-]+/g, '[token]'],
  [/\brk_[\w-]{8,}/g, '[token]'],
  [/\beyJ[\w-]{5,}\.[\w-]{5,}\.[\w-]{5,}/g, '[token]'],
];

/** `text` without what can name a person or open a door: nothing else of it reaches the monitoring. */
export function scrubText(text: string): string {
  return replacements.reduce((scrubbed, [pattern, replacement]) => scrubbed.replace(pattern, replacement), text);
}

/** Scrubs every text inside `value`, in place. */
export function scrubInside(value: unknown, seen = new WeakSet<object>()): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  for (const [key, item] of Object.entries(value)) {
    if (typeof item === 'string') Reflect.set(value, key, scrubText(item));
    else if (key !== 'sdkProcessingMetadata') scrubInside(item, seen);
  }
}
