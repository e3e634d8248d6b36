/** How long a call to AWS may take: a service that hangs must not take our own time with it. */
export const requestTimes = { connectionTimeout: 1_000, requestTimeout: 5_000 };
