/** The keys of a closed list, typed, for a zod enum. */
export const keysOf = <K extends string>(labels: Record<K, unknown>) => Object.keys(labels) as [K, ...K[]];
