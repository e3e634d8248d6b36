/** How many recovery codes one is given at a time. */
export const recoveryCodeCount = 10;

/** Beyond what any code takes, with the spaces and hyphens that people type in it. */
export const longestCode = 40;

/** How long a sign-in waits for its code, and how many it takes. */
export const challengeMinutes = 5;
export const challengeTries = 5;
