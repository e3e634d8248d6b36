import * as entry from '../../../shared/ugc/space-entry.contract.ts';
import * as self from '../../../shared/ugc/space-self.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { uniqueEmail } from '../../platform/testing/factories.ts';
import { mailsTo } from '../../platform/testing/mails.ts';

/** The secrets of the links to their space that someone was mailed, the last one last. */
export async function spaceLinksOf(email: string): Promise<string[]> {
  const mails = await mailsTo(email);
  return mails.flatMap(({ text }) => /\/creation\/([\w-]{43})/.exec(text)?.[1] ?? []);
}

/** The six digits that they were last mailed. */
export async function lastCodeOf(email: string): Promise<string> {
  const codes = (await mailsTo(email)).flatMap(({ text }) => text.match(/(?<!\d)\d{6}(?!\d)/g) ?? []);
  return codes.at(-1) ?? '';
}

/** Someone who becomes a creator, and is in their space. */
export async function newCreator({ email = uniqueEmail(), displayName = 'Léa Morin' } = {}) {
  await call(entry.askSpaceLink, { body: { email, displayName, join: true } });
  const link = (await spaceLinksOf(email)).at(-1) ?? '';
  const { data } = await call(entry.openSpace, { body: { token: link } });
  return { email, link, token: data.token, creatorId: data.creator.id, creator: data.creator };
}

export const codeFor = async (
  { email, token }: { email: string; token: string },
  purpose: 'identity' | 'accept',
): Promise<string> => {
  await call(entry.sendSpaceCode, { token, body: { purpose } });
  return lastCodeOf(email);
};

export const identityBody = {
  legalName: 'Léa Morin',
  birthDate: '1999-04-12',
  address: { line1: '8 rue Nationale', postalCode: '37000', city: 'Tours', country: 'FR' },
  taxCountry: 'FR',
  legalStatus: 'micro',
  siret: '732 829 320 00074',
  vatLiable: false,
  iban: 'FR76 3000 6000 0112 3456 7890 189',
  invoicingMandate: true,
} as const;

/** A creator who can sign and be paid. */
export async function identifiedCreator(asked: { email?: string; displayName?: string } = {}) {
  const one = await newCreator(asked);
  const body = { ...identityBody, code: await codeFor(one, 'identity') };
  const { data } = await call(self.updateSpaceIdentity, { token: one.token, body });
  return { ...one, creator: data.creator };
}
