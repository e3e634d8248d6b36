import {
  DecryptCommand,
  EncryptCommand,
  IncorrectKeyException,
  InvalidCiphertextException,
  KMSClient,
} from '@aws-sdk/client-kms';
import { env } from '../env.ts';
import { requestTimes } from './request-times.ts';

const client = new KMSClient({ maxAttempts: 3, requestHandler: requestTimes });

/** Not secret, and written in AWS's own log: a box opens with the one that it was closed with. */
type Context = Record<string, string>;

/** Encrypts a text of 4 KB at most under the key of the stage. */
export async function encrypt(text: string, context: Context): Promise<Uint8Array> {
  const Plaintext = Buffer.from(text, 'utf8');
  const command = new EncryptCommand({ KeyId: env.SECRETS_KEY_ID, Plaintext, EncryptionContext: context });
  const { CiphertextBlob } = await client.send(command);
  if (!CiphertextBlob) throw new Error('KMS answered no box');
  return CiphertextBlob;
}

/** The text of a box; null when the box was changed, is of another context or of another key. */
export async function decrypt(box: Uint8Array, context: Context): Promise<string | null> {
  const command = new DecryptCommand({ KeyId: env.SECRETS_KEY_ID, CiphertextBlob: box, EncryptionContext: context });
  try {
    const { Plaintext } = await client.send(command);
    return Plaintext ? Buffer.from(Plaintext).toString('utf8') : null;
  } catch (error) {
    if (error instanceof InvalidCiphertextException || error instanceof IncorrectKeyException) return null;
    throw error;
  }
}
