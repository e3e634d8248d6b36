/**
 * What is known of an address to which reports of a workspace go. `asked`: nobody has answered yet; `member`: of the
 * workspace, which needs no answer.
 */
export const recipientStates = ['asked', 'confirmed', 'member', 'left'] as const;
export type RecipientState = (typeof recipientStates)[number];

export const recipientActions = ['confirm', 'unsubscribe'] as const;

/** After which an address that never answered may be asked again, and forgotten. */
export const askedDays = { again: 7, kept: 90 };
