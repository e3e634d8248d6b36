/** The most characters of what is measured, and the most texts of one call. */
export const analysisLimits = { texts: 50, text: 5_000, headline: 300, description: 1_000, callToAction: 60 };
