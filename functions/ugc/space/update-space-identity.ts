import { reasons } from '../../../shared/kernel/error-messages.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { isBillable, isOfAge } from '../../../shared/ugc/space.rules.ts';
import * as self from '../../../shared/ugc/space-self.contract.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { audit, byCreator } from '../../platform/db/audit-line.entity.ts';
import { put, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { CreatorLegal } from '../core/creator-legal.entity.ts';
import { type LegalIdentity, legalIdentityOf, legalItem } from '../core/creator-legal.ts';
import { profileWrites } from '../core/creator-writes.ts';
import { readOwnProfile } from './read-own-profile.ts';
import { shownSpaceCreator } from './shown-space-creator.ts';
import { spendCode } from './space-codes.ts';

/** Numbers that are not sent stay as they are: their owner sees no more of them than their ends. */
export const handler = defineHandler(self.updateSpaceIdentity, async ({ actor, body }) => {
  const { code, siret, vatNumber, iban, bic, ...said } = body;
  const { creatorId } = actor;
  const now = new Date();
  if (!isOfAge(said.birthDate, parisDay(now)))
    throw new AppError('under_age', { details: [{ path: 'birthDate', message: reasons.under_age.message }] });
  const [profile, known] = await Promise.all([readOwnProfile(actor), legalIdentityOf(creatorId)]);
  const after: LegalIdentity = {
    ...said,
    siret: siret === undefined ? (known?.siret ?? null) : siret,
    vatNumber: vatNumber === undefined ? (known?.vatNumber ?? null) : vatNumber,
    iban: iban === undefined ? (known?.iban ?? null) : iban,
    bic: bic === undefined ? (known?.bic ?? null) : bic,
  };
  if (after.vatLiable && !after.vatNumber) throw invalidField('vatNumber', self.vatNumberNeeded);
  const saved = { ...profile, billable: isBillable(after), updatedAt: now.toISOString(), version: profile.version + 1 };
  const item = await legalItem(creatorId, after, now);
  await write([
    await spendCode({ creatorId, purpose: 'identity' }, code),
    put(CreatorLegal.put(item)),
    ...profileWrites(profile, saved, now),
    audit(byCreator(actor), { type: 'ugc_creator.identity_updated', entityId: creatorId }, now),
  ]);
  return { creator: await shownSpaceCreator(saved) };
});
