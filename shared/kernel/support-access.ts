/** What the product's support may do in a workspace: nothing, look, or change things too. */
export const supportAccesses = ['none', 'read', 'write'] as const;
export type SupportAccess = (typeof supportAccesses)[number];

/** What holds until an owner chooses. */
export const firstSupportAccess: SupportAccess = 'read';
