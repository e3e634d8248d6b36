import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import * as z from 'zod';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const target = 'TrentService.';

const asked = z.object({ KeyId: z.string(), EncryptionContext: z.record(z.string(), z.string()).default({}) });
const bytes = z.base64().transform((text) => Buffer.from(text, 'base64'));
const encryptAsked = asked.extend({
  Plaintext: bytes.refine(({ length }) => length > 0 && length <= 4096, '1 to 4096 bytes'),
});
const decryptAsked = asked.extend({ CiphertextBlob: bytes.refine(({ length }) => length > 0, '1 byte or more') });

type Answer = { status: number; body: object };

/** KMS as far as the product uses it: closes and opens small boxes under keys that are records of ours. Null when it is not asked. */
export function answerKeyRequest(
  operation: string,
  body: unknown,
  secrets: Readonly<Record<string, string>>,
): Answer | null {
  if (operation === `${target}Encrypt`) {
    const { KeyId, EncryptionContext, Plaintext } = encryptAsked.parse(body);
    return underKey(secrets[KeyId], (key) => ({
      KeyId,
      CiphertextBlob: close(key, Plaintext, EncryptionContext).toString('base64'),
    }));
  }
  if (operation === `${target}Decrypt`) {
    const { KeyId, EncryptionContext, CiphertextBlob } = decryptAsked.parse(body);
    return underKey(secrets[KeyId], (key) => {
      const text = open(key, CiphertextBlob, EncryptionContext);
      return text && { KeyId, Plaintext: text.toString('base64') };
    });
  }
  return null;
}

function underKey(key: string | undefined, act: (key: Buffer) => object | null): Answer {
  if (key === undefined) return refusal('NotFoundException');
  const body = act(Buffer.from(key, 'base64url'));
  return body ? { status: 200, body } : refusal('InvalidCiphertextException');
}

const refusal = (name: string): Answer => ({ status: 400, body: { __type: name, message: name } });

function close(key: Buffer, text: Buffer, context: Record<string, string>): Buffer {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, key, iv, { authTagLength: tagBytes });
  sealing.setAAD(bound(context));
  return Buffer.concat([iv, sealing.update(text), sealing.final(), sealing.getAuthTag()]);
}

function open(key: Buffer, box: Buffer, context: Record<string, string>): Buffer | null {
  if (box.length < ivBytes + tagBytes) return null;
  const opening = createDecipheriv(cipher, key, box.subarray(0, ivBytes), { authTagLength: tagBytes });
  opening.setAAD(bound(context));
  opening.setAuthTag(box.subarray(-tagBytes));
  try {
    return Buffer.concat([opening.update(box.subarray(ivBytes, -tagBytes)), opening.final()]);
  } catch {
    return null;
  }
}

/** A context is a set of pairs: their order says nothing. */
const bound = (context: Record<string, string>) =>
  Buffer.from(JSON.stringify(Object.entries(context).sort(([a], [b]) => (a < b ? -1 : 1))));
