/** The most characters of what is measured, and the most texts of one call. */
export const analysisLimits = { texts: 50, text: 5_000, headline: 300, description: 1_000, callToAction: 60 };

/** Signs of the HTML that is pasted, and of the address; the bytes of a whole call. */
export const pageLimits = { html: 1_200_000, url: 2_048, body: 1_500_000 };
