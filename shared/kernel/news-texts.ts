/** A number of things, as the title of a news says it. */
export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('fr-FR')}\u00a0${count < 2 ? one : many}`;

/** The name of a thing after what it is; nothing of a thing that is not told. */
export const quoted = (thing: { name: string } | undefined): string => (thing ? ` «\u00a0${thing.name}\u00a0»` : '');
