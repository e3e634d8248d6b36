import { createHash } from 'node:crypto';
import * as z from 'zod';
import { Provenance } from '../../../shared/ai/provenance.ts';
import { keyRing, sameText, sign } from '../../platform/identity/keys.ts';

/** What a manifest says, beside the hash of the text that it is of. */
export type Certified = Pick<Provenance, 'kind' | 'engine' | 'model' | 'at'>;

const Said = Provenance.pick({ kind: true, engine: true, model: true, at: true }).extend({ hash: z.string() });

const purpose = 'ai-manifest';

/** Spaces change on the way through spreadsheets and ad managers: they all count as one. */
const hashOf = (text: string): string =>
  createHash('sha256').update(text.normalize('NFC').replace(/\s+/g, ' ').trim()).digest('base64url');

/** That we wrote this text, by what and when: `base64url(JSON).signature`, which says nothing of whom it is for. */
export async function manifestsOf(texts: readonly { id: string; text: string }[], by: Certified) {
  const { current } = await keyRing();
  const { kind, engine, model, at } = by;
  return Object.fromEntries(
    texts.map(({ id, text }) => {
      const said = Buffer.from(JSON.stringify({ kind, engine, model, at, hash: hashOf(text) })).toString('base64url');
      return [id, `${said}.${sign(current.key, purpose, said)}`];
    }),
  );
}

/** What a manifest of ours says of this very text; null for any other one. */
export async function certifiedIn(text: string, manifest: string): Promise<Certified | null> {
  const [said = '', signature = ''] = manifest.split('.');
  const { keys } = await keyRing();
  if (![...keys.values()].some((key) => sameText(sign(key, purpose, said), signature))) return null;
  const { hash, ...certified } = Said.parse(JSON.parse(Buffer.from(said, 'base64url').toString('utf8')));
  return hash === hashOf(text) ? certified : null;
}
