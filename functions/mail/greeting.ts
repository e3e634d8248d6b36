import type { UserItem } from '../platform/identity/user.entity.ts';
import { plainName } from './plain-name.ts';

/** How a mail begins. Until an address is proven, whoever registered it may be a stranger: what they typed is not sent there. */
export function greeting({ firstName, emailProvenAt }: Pick<UserItem, 'firstName' | 'emailProvenAt'>): string {
  const name = emailProvenAt && plainName(firstName);
  return name ? `Bonjour ${name},` : 'Bonjour,';
}
