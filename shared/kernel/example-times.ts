/** When the things of examples were made, and the same once they changed. */
export const madeExample = { createdAt: '2026-09-14T08:30:00.000Z', updatedAt: '2026-09-14T08:30:00.000Z', version: 1 };
export const changedExample = { ...madeExample, updatedAt: '2026-09-16T14:05:00.000Z', version: 2 };
