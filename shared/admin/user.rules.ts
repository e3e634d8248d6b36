export const userLimits = { shortestReason: 10, reason: 300 } as const;
