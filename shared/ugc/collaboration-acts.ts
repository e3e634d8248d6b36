import * as z from 'zod';
import { Day } from '../ads/ad.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { lineText, optionalLine, optionalText, requiredText } from '../kernel/text.ts';
import { settlementKinds } from '../rules/ugc/collaboration-states.ts';
import { disputeReasons, collaborationLimits as limits } from './collaboration.rules.ts';

const id = z.string().min(1).max(60);
const version = z.int().min(1);
/** Of a document, in hexadecimal. */
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** Euros, to the cent. */
export const money = z.number().min(0).max(limits.money).multipleOf(0.01);
const webUrl = z.url({ protocol: /^https$/ }).max(limits.url);
const text = requiredText(limits.reason);

const act = <const A extends string, S extends z.ZodRawShape>(action: A, shape: S) =>
  z.strictObject({ action: z.literal(action), version, ...shape });
const bare = <const A extends string>(...actions: A[]) => z.strictObject({ action: z.enum(actions), version });

const mark = z.int().min(1).max(5);
const reviewed = { communication: mark, reliability: mark, text: optionalText(limits.reason) };
const disputed = { reason: z.enum(keysOf(disputeReasons)), text };
const settled = { kind: z.enum(settlementKinds), amount: money.optional(), text };

export const BrandAct = z.discriminatedUnion('action', [
  bare('cancel_invitation', 'shortlist', 'unshortlist', 'reconsider', 'approve', 'remind', 'withdraw_dispute'),
  act('reject', { message: optionalText(limits.message) }),
  act('ship', {
    carrier: optionalLine(limits.carrier),
    trackingNumber: optionalLine(limits.tracking),
    trackingUrl: webUrl.optional(),
    /** Of what is sent by a code. */
    code: optionalLine(limits.code),
  }),
  act('cancel', { reason: text }),
  act('extend', { dueAt: z.iso.datetime() }),
  act('request_changes', { note: optionalText(limits.message), extraFee: money.optional() }),
  act('review', { ...reviewed, quality: mark }),
  act('open_dispute', disputed),
]);

export const BrandCommit = z.discriminatedUnion('action', [
  bare('withdraw_offer', 'accept_settlement'),
  act('offer', { fee: money, message: optionalText(limits.message) }),
  act('countersign', {
    fullName: lineText(limits.name),
    documentSha256: sha256,
    currentPassword: z.string().max(200),
    /** Of a PDF that both have signed elsewhere, to be kept beside. */
    uploadId: id.optional(),
  }),
  act('mark_paid', { paidOn: Day, reference: optionalLine(limits.reference) }),
  act('propose_settlement', settled),
]);

/** Six digits, however a person spaces them. */
export const code = z
  .string()
  .max(20)
  .transform((typed) => typed.replace(/[\s\u00a0\u202f-]/g, ''));

export const CreatorAct = z.discriminatedUnion('action', [
  bare('withdraw', 'retract', 'confirm_payment', 'withdraw_dispute', 'accept_settlement'),
  act('decline', { reason: optionalText(limits.reason) }),
  act('accept_offer', {
    code,
    fullName: lineText(limits.name),
    consent: z.literal(true),
    documentSha256: sha256,
  }),
  act('confirm_receipt', { amount: money.optional(), uploadId: id.optional() }),
  act('report_product', { problem: z.enum(['damaged', 'missing']), text }),
  act('cancel', { reason: text }),
  act('submit', { note: optionalText(limits.message) }),
  act('publish', { urls: z.array(webUrl).min(1).max(limits.urls), mentionShown: z.literal(true) }),
  act('give_code', {
    network: lineText(40),
    postUrl: webUrl.optional(),
    code: lineText(limits.code),
    days: z.union([z.literal(7), z.literal(30), z.literal(60), z.literal(365)]),
  }),
  act('send_invoice', { uploadId: id, number: lineText(limits.reference), issuedOn: Day }),
  act('contest_payment', { text }),
  act('review', reviewed),
  act('open_dispute', disputed),
  act('propose_settlement', settled),
]);
