/** Stays when one signs out: it opens nothing, and lets one in though others have failed too often at the door. */
const deviceKey = 'device';

export const knownDevice = (): string | null => localStorage.getItem(deviceKey);

export const rememberDevice = (mark: string): void => localStorage.setItem(deviceKey, mark);
