/** Days before today that a competitor is looked at over. */
export const competitorWindows = [30, 90, 365] as const;
export type CompetitorWindow = (typeof competitorWindows)[number];
