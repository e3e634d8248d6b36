import type { Construction } from './construction.ts';

const title = (id: string, template: string, more: Partial<Construction> = {}): Construction => ({
  id,
  role: 'title',
  template,
  ...more,
});

/** Headlines: no full stop at their end. */
export const titles: readonly Construction[] = [
  title('title_keyword', '{flat keyword}'),
  title('title_keyword_named', '{flat keyword}\u00a0: {label}'),
  title('title_named_keyword', '{label}, {inner keyword}'),
  title('title_gain', '{imperative benefit}'),
  title('title_gain_named', '{imperative benefit} avec {product}'),
  title('title_named_gain', '{label}\u00a0: {imperative benefit}'),
  title('title_gain_raw', '{flat benefit}'),
  title('title_named_raw', '{label}\u00a0: {inner benefit}'),
  title('title_gain_wish', 'Envie {deinf benefit}\u202f?', { wished: true }),
  title('title_gain_if', 'Et si [vous|tu] {imperfect benefit}\u202f?', { wished: true }),
  title('title_pain', '{spoken pain}\u202f?'),
  title('title_pain_tired', 'Marre {de pain}\u202f?'),
  title('title_pain_stop', 'Stop {a pain}'),
  title('title_offer', '{flat offer}'),
  title('title_offer_named', '{label}\u00a0: {inner offer}'),
  title('title_offer_dated', 'Jusqu’au {inner deadline}\u00a0: {inner offer}'),
  title('title_price', '{flat price}'),
  title('title_price_named', '{label}\u00a0: {inner price}'),
  title('title_proof', '{flat proof}'),
  title('title_proof_named', '{label}\u00a0: {inner proof}'),
  title('title_feature', '{flat feature}'),
  title('title_feature_named', '{label}\u00a0: {inner feature}'),
  title('title_answer', '{spoken objection}\u202f? {sentence answer}'),
  title('title_answer_only', '{sentence answer}'),
  title('title_audience', '{who audience}, {imperative benefit}'),
  title('title_audience_named', '{label} pour {them audience}'),
  title('title_call', '{call call}'),
  title('title_call_named', '{call call}\u00a0: {inner offer}'),
  title('title_new', 'Nouveau\u00a0: {label}', { isNew: true }),
  title('title_named', '{label}'),
];
