/** What was `from`'s in a workspace that they have left: `to` has it from now on, or nobody. */
export type HandOver = { workspaceId: string; from: string; to: string | null };

/** Hands on what a word has of theirs until that time (epoch, ms); answers whether that is all. May be done again. */
export type HandOn = (given: HandOver, until: number) => Promise<boolean>;
