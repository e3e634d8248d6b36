/** The number of a page, by which the Meta Ad Library knows an advertiser. */
export const metaPageId = /^\d{1,20}$/;

/** The most characters of the words that an ad is looked up by. */
export const longestSearchTerms = 100;

export const nothingToSync = 'Indiquez des mots ou des pages';
