/** What every entity that people change carries: instants in ISO 8601, and a number that each change raises by one. */
export const versioned = {
  createdAt: { type: 'string', required: true },
  updatedAt: { type: 'string', required: true },
  version: { type: 'number', required: true },
} as const;
