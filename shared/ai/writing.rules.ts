/** How much is written at once. */
export const writingLimits = { variations: 12, levers: 9, placements: 8, texts: 15 };
