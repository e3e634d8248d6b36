/** Apart from its contract: the public page calls it without carrying the schemas. */
export const sharedBoardPath = '/api/boards/shared/{token}';
export const sharedCommentsPath = '/api/boards/shared/{token}/cards/{id}/comments';
