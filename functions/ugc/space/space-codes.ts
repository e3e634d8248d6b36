import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { reasons } from '../../../shared/kernel/error-messages.ts';
import { type CodePurpose, spaceLimits } from '../../../shared/ugc/space.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Operation, unlessRefused, update } from '../../platform/db/write.ts';
import { keyRing, sameText, sign } from '../../platform/identity/keys.ts';
import { SpaceCode, type SpaceCodeItem, type WaitingCode } from './space-code.entity.ts';

const keptSeconds = 3600;
const mostTries = 20;

type Coded = { creatorId: string; purpose: CodePurpose };

/** A new code, six digits, kept by its signature alone. It ends none before it: mails overtake one another. */
export async function newCode(coded: Coded, expiresAt: string): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const { current } = await keyRing();
  const codeKey = sign(current.key, 'space-code', said(coded, code));
  const waiting = { purpose: coded.purpose, codeKey, expiresAt };
  for (let tries = 0; tries < mostTries; tries++) {
    if (await addCode(coded.creatorId, waiting)) return code;
    await setTimeout(Math.random() * 25 * tries);
  }
  throw new AppError('unavailable', { retryAfterSeconds: 1 });
}

const said = ({ creatorId, purpose }: Coded, code: string): string => [creatorId, purpose, code].join('\n');

async function addCode(creatorId: string, code: WaitingCode): Promise<boolean> {
  const before = await read(creatorId);
  const ttl = Math.floor(Date.now() / 1000) + keptSeconds;
  if (!before) return unlessRefused(SpaceCode.create({ creatorId, codes: [code], wrong: 0, revision: 1, ttl }).go());
  const dead = before.wrong >= spaceLimits.wrongCodes;
  const codes = [...(dead ? [] : living(before)), code].slice(-spaceLimits.codesAnHour);
  return unlessRefused(
    SpaceCode.patch({ creatorId })
      .set({ codes, revision: before.revision + 1, ttl, ...(dead && { wrong: 0 }) })
      .where((attr, { eq }) => eq(attr.revision, before.revision))
      .go(),
  );
}

/**
 * Spends a code in the transaction of the act that it confirms, to which the operation belongs: refused, the code still serves.
 * Throws for one that is wrong, old, of another purpose or spent; after five in a row every code that waits is dead.
 */
export async function spendCode(coded: Coded, code: string): Promise<Operation> {
  const { creatorId } = coded;
  const counted = await countTry(creatorId);
  const item = counted ? await read(creatorId) : null;
  const spent = item && (await matching(item, coded, code));
  if (!item || !spent) throw codeInvalid();
  await SpaceCode.patch({ creatorId }).set({ wrong: 0 }).go();
  return update(
    SpaceCode.patch({ creatorId })
      .set({ codes: item.codes.filter((one) => one !== spent), revision: item.revision + 1 })
      .where((attr, { eq }) => eq(attr.revision, item.revision)),
    codeInvalid(),
  );
}

/** Counted before it is looked at: many at once are no more tries than five. Right ones that cross wait for one another. */
async function countTry(creatorId: string): Promise<boolean> {
  for (let tries = 0; tries < 5; tries++) {
    const counted = await unlessRefused(
      SpaceCode.patch({ creatorId })
        .add({ wrong: 1 })
        .where((attr, { lt }) => lt(attr.wrong, spaceLimits.wrongCodes))
        .go(),
    );
    if (counted) return true;
    await setTimeout(20 + Math.random() * 60);
  }
  return false;
}

const codeInvalid = () =>
  new AppError('code_invalid', { details: [{ path: 'code', message: reasons.code_invalid.message }] });

async function matching(item: SpaceCodeItem, coded: Coded, code: string): Promise<WaitingCode | undefined> {
  const { keys } = await keyRing();
  const signed = [...keys.values()].map((key) => sign(key, 'space-code', said(coded, code)));
  return living(item).find(
    ({ purpose, codeKey }) => purpose === coded.purpose && signed.some((one) => sameText(one, codeKey)),
  );
}

const living = ({ codes }: SpaceCodeItem): WaitingCode[] => {
  const now = new Date().toISOString();
  return codes.filter(({ expiresAt }) => expiresAt > now);
};

const read = async (creatorId: string): Promise<SpaceCodeItem | null> =>
  (await SpaceCode.get({ creatorId }).go({ consistent: true })).data;
