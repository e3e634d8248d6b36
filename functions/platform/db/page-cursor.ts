import type * as z from 'zod';
import { AppError } from '../app-error.ts';
import { keyRing, sameText, sign } from '../identity/keys.ts';

/** What a cursor may be used for: another workspace, list or filter makes it a foreign one. */
export type CursorScope = { owner: string; operation: string; filters?: object };

/** Where the next page starts, sealed for this very list: `base64url(JSON).signature`. */
export async function sealCursor(scope: CursorScope, position: object | null): Promise<string | null> {
  if (!position) return null;
  const text = Buffer.from(JSON.stringify(position)).toString('base64url');
  const { current } = await keyRing();
  return `${text}.${sign(current.key, 'cursor', signed(scope, text))}`;
}

/** The position that `sealCursor` was given, undefined without cursor; a 400 for one that was not made for this list. */
export async function openCursor<P>(
  scope: CursorScope,
  cursor: string | undefined,
  schema: z.ZodType<P>,
): Promise<P | undefined> {
  if (cursor === undefined) return undefined;
  const [text = '', ...rest] = cursor.split('.');
  const signature = rest.join('.');
  const { keys } = await keyRing();
  const ours = [...keys.values()].some((key) => sameText(sign(key, 'cursor', signed(scope, text)), signature));
  if (!ours) throw invalidCursor();
  const position = schema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  if (!position.success) throw invalidCursor();
  return position.data;
}

// The order of the parameters in an address does not change a list.
function signed({ owner, operation, filters = {} }: CursorScope, text: string): string {
  const told = Object.entries(filters).filter(([name, value]) => name !== 'cursor' && value !== undefined);
  return JSON.stringify([owner, operation, told.sort(([a], [b]) => (a < b ? -1 : 1)), text]);
}

const invalidCursor = () =>
  new AppError('validation_error', { details: [{ path: 'cursor', message: 'Curseur de page invalide' }] });
