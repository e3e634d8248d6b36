import type { Construction, Role } from './construction.ts';

const step = (role: Role, id: string, template: string, more: Partial<Construction> = {}): Construction => ({
  id,
  role,
  template,
  ...more,
});

/** What follows a first sentence. None of them says that one fact comes of another. */
export const steps: readonly Construction[] = [
  step('problem', 'problem_enough', '{capinf pain}, ça suffit.'),
  step('problem', 'problem_enough_thing', '{capthe pain}, ça suffit.'),
  step('problem', 'problem_said', '{clause pain}.'),
  step('problem', 'problem_tired', 'Marre {de pain}\u202f?'),
  step('agitation', 'agitation_besides', 'Sans compter {the pain}.', { after: ['pain', 'problem'] }),
  step('agitation', 'agitation_and', 'Et {clause pain}.', { after: ['pain', 'problem'] }),
  step('solution', 'solution_with', 'Avec {product}, [vous|tu] {present benefit}.'),
  step('solution', 'answer_place', 'Place {afull}.', { after: ['pain', 'agitation', 'problem'] }),
  step('solution', 'solution_for', 'Pour {inf benefit}\u00a0: {full}.', { wished: true }),
  step('solution', 'answer_here', '{full} <est|sont> là pour ça.', { after: ['wish'] }),
  step('solution', 'answer_ends', 'Pour en finir, il y a {full}.', { after: ['nuisance'] }),
  step('solution', 'solution_named', '{full}\u00a0: {inner benefit}.'),
  step('solution', 'solution_is', '{product}, c’est {thing benefit}.'),
  step('solution', 'solution_feature', '{product}, c’est {thing feature}.'),
  step('solution', 'solution_feature_named', '{full}\u00a0: {inner feature}.'),
  step('benefit', 'benefit_do', '{imperative benefit}.'),
  step('benefit', 'benefit_you', '[Vous|Tu] {present benefit}.'),
  step('benefit', 'benefit_and', 'Et [vous|tu] {present benefit}.', { after: ['solution', 'benefit', 'feature'] }),
  step('benefit', 'benefit_raw', '{flat benefit}.'),
  step('benefit', 'benefit_two', '{imperative benefit} et {imperative benefit2}.'),
  step('feature', 'feature_flat', '{noun feature}.'),
  step('feature', 'feature_said', '{clause feature}.'),
  step('feature', 'feature_two', '{noun feature}, {innernoun feature2}.'),
  step('feature', 'feature_do', '[Vous pouvez|Tu peux] {inf feature}.'),
  step('proof', 'proof_flat', '{flat proof}.'),
  step('objection', 'objection_answered', '{spoken objection}\u202f? {sentence answer}.'),
  step('objection', 'objection_answer', '{sentence answer}.'),
  step('offer', 'offer_flat', '{flat offer}.'),
  step('offer', 'offer_dated', '{flat offer} jusqu’au {inner deadline}.'),
  step('offer', 'dated_offer', 'Jusqu’au {inner deadline}\u00a0: {inner offer}.'),
  step('offer', 'offer_profit', '[Profitez|Profite] {dething offer}.'),
  step('offer', 'offer_act', '{imperative offer}.'),
  step('offer', 'price_flat', '{flat price}.'),
  step('offer', 'price_told', 'Prix\u00a0: {sum price}.'),
  step('offer', 'price_of', '{full}\u00a0: {inner price}.'),
];

/** Several facts under one line. */
export const lists: readonly Construction[] = [
  step('list', 'list_with', 'Avec {product}, [vous pouvez|tu peux]\u00a0:'),
  step('list', 'list_is', '{product}, c’est\u00a0:'),
  step('list', 'list_brief', '{full}, en bref\u00a0:'),
];
