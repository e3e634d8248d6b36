import { normalizeEmail } from '../kernel/email.ts';

const folded = (text: string) => text.trim().replace(/\s+/g, ' ').normalize('NFC');

/** Whether what was typed names the workspace that is to be deleted. */
export const isName = (typed: string, name: string): boolean => folded(typed) === folded(name);

/** Whether what was typed is the address of the account that is to be deleted. */
export const isAddress = (typed: string, email: string): boolean => normalizeEmail(typed) === email;

export const notTheName = 'Ce n’est pas le nom de l’espace';
export const notTheAddress = 'Ce n’est pas l’adresse de votre compte';
