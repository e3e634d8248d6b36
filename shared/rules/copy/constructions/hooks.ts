import type { Construction } from './construction.ts';

const hook = (
  id: string,
  type: NonNullable<Construction['hook']>,
  template: string,
  more: Partial<Construction> = {},
) => ({ id, role: 'hook', hook: type, template, ...more }) as const satisfies Construction;

/** First sentences. */
export const hooks: readonly Construction[] = [
  // What weighs on whoever reads.
  hook('pain_asked', 'pain', '{spoken pain}\u202f?'),
  hook('pain_tired', 'pain', 'Marre {de pain}\u202f?'),
  hook('pain_stop', 'mistake', '[Arrêtez|Arrête] {deinf pain}.'),
  hook('pain_stop_thing', 'contrarian', 'Stop {a pain}.'),
  hook('pain_why', 'curiosity', 'Pourquoi continuer {ainf pain}\u202f?'),
  hook('pain_once_more', 'pain', 'Encore {one pain}\u202f?'),
  hook('pain_known', 'audience_call', '[Vous connaissez|Tu connais] {the pain}\u202f?'),
  // What they gain.
  hook('gain_what_if', 'curiosity', 'Et si [vous|tu] {imperfect benefit}\u202f?', { wished: true }),
  hook('gain_could', 'question', 'Et si [vous pouviez|tu pouvais] {posinf benefit}\u202f?', { wished: true }),
  hook('gain_wish', 'question', 'Envie {deinf benefit}\u202f?', { wished: true }),
  hook('gain_need', 'question', 'Besoin {deposinf benefit}\u202f?', { wished: true }),
  hook('gain_want', 'audience_call', '[Vous voulez|Tu veux] {posinf benefit}\u202f?', { wished: true }),
  hook('gain_said', 'promise', '{imperative benefit}.'),
  hook('gain_with_first', 'promise', 'Avec {product}, [vous|tu] {present benefit}.'),
  hook('gain_for', 'promise', 'Pour {inf benefit}, il y a {product}.', { wished: true }),
  hook('gain_possible', 'promise', '{capinf benefit}, c’est possible avec {product}.'),
  hook('gain_two', 'promise', '{imperative benefit} et {imperative benefit2}.'),
  hook('gain_raw', 'promise', '{flat benefit}.'),
  hook('gain_named', 'promise', '{full}\u00a0: {inner benefit}.'),
  hook('gain_wanted', 'question', 'Envie {dething benefit}\u202f?'),
  // Both.
  hook('before_after', 'demonstration', 'Avant\u00a0: {thing pain}.\nAprès\u00a0: {thing benefit}.', { related: true }),
  hook('before_after_do', 'demonstration', 'Avant\u00a0: {inf pain}.\nAprès\u00a0: {inf benefit}.', { related: true }),
  // What can be checked.
  hook('proof_first', 'social_proof', '{flat proof}.'),
  hook('proof_named', 'social_proof', '{full}\u00a0: {inner proof}.'),
  hook('proof_you', 'social_proof', '{people proof}. Et [vous|toi]\u202f?'),
  // What is offered.
  hook('offer_first', 'number', '{flat offer}.'),
  hook('offer_until', 'urgency', '{flat offer} jusqu’au {inner deadline}.'),
  hook('until_offer', 'urgency', 'Jusqu’au {inner deadline}\u00a0: {inner offer}.'),
  hook('offer_taken', 'promise', '[Profitez|Profite] {dething offer}.'),
  hook('new_named', 'novelty', 'Nouveau\u00a0: {full}.', { isNew: true }),
  hook('new_here', 'novelty', 'Ça y est\u00a0: {product} <est|sont> là.', { isNew: true }),
  // Whom it is for.
  hook('audience_pain', 'audience_call', '{who audience}, marre {de pain}\u202f?'),
  hook('audience_for', 'audience_call', 'Pour {them audience}\u00a0: {inner benefit}.'),
  // What holds them back.
  hook('doubt', 'question', '{spoken objection}\u202f? {sentence answer}.'),
  // What it is.
  hook('feature_named', 'promise', '{full}\u00a0: {inner feature}.'),
  hook('feature_pair', 'promise', '{noun feature}, {innernoun feature2}\u00a0: {product}.'),
  hook('feature_wish', 'question', 'Envie {denoun feature}\u202f?', { savoured: true }),
  hook('feature_is', 'promise', '{product}, c’est {thing feature}.'),
];
