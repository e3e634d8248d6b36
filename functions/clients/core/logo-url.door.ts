import { logoPath } from '../../../shared/clients/logo-path.contract.ts';
import type { ClientItem } from './client.entity.ts';

/** Where browsers read a logo: on our own origin, which is all that the content policy allows, under an id that nobody guesses. */
export const logoUrlOf = ({ logoId }: Pick<ClientItem, 'logoId'>): string | null =>
  logoId === undefined ? null : logoPath.replace('{id}', logoId);
