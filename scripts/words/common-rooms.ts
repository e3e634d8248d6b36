/** Folders of functions/ and shared/ that are no word's: what many words stand on, or what serves them all. */
export const commonRooms: readonly string[] = ['platform', 'kernel', 'events', 'imports', 'mail', 'rules'];
