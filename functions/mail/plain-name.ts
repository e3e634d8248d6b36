const plain = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,39}$/u;

/** A name that someone typed, when it is letters and no longer than a name: our mails carry no number nor address of a stranger. */
export const plainName = (text: string): string | null => (plain.test(text) ? text : null);
