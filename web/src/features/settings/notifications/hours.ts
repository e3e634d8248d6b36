/** The hours of a day, as a list of choices. */
export const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}\u00a0h` }));
