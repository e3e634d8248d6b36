/** Addresses of the creators' routes, for a page that takes no schema. */
export const spaceApi = '/api/ugc/space';

/** Of the public part of a brief. */
export const openCallPath = '/api/ugc/open/{token}';
