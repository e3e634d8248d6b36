import type { CallToActionClass } from '../analysis.ts';
import type { Construction } from './construction.ts';

const asks = (kind: CallToActionClass, ...templates: string[]): Construction[] =>
  templates.map((template, at) => ({ id: `call_${kind}_${at + 1}`, role: 'call', class: kind, template }));

/** What is asked for, by the class of the button. */
export const calls: readonly Construction[] = [
  ...asks(
    'buy',
    '[Commandez|Commande] {product}.',
    '[Adoptez|Adopte] {product}.',
    '[Offrez-vous|Offre-toi] {product}.',
    '[Commandez|Commande] dès maintenant.',
  ),
  ...asks('sign_up', '[Inscrivez-vous|Inscris-toi].', '[Rejoignez-nous|Rejoins-nous].'),
  { id: 'call_subscribe', role: 'call', class: 'sign_up', button: 'SUBSCRIBE', template: '[Abonnez-vous|Abonne-toi].' },
  ...asks('try', '[Essayez|Essaie] {product}.', '[Testez|Teste] {product}.', '[Essayez|Essaie] dès maintenant.'),
  ...asks('learn', '[Découvrez|Découvre] {product}.', '[Renseignez-vous|Découvre la suite].'),
  ...asks('book', '[Réservez|Réserve] dès maintenant.', '[Réservez|Réserve] {product}.'),
  ...asks('contact', '[Contactez-nous|Contacte-nous].', '[Écrivez-nous|Écris-nous].'),
  ...asks('download', '[Téléchargez|Télécharge] {product}.', '[Téléchargez|Télécharge] maintenant.'),
  ...asks('quote', '[Demandez votre devis|Demande ton devis].'),
  ...asks('watch', '[Regardez la vidéo|Regarde la vidéo].'),
  ...asks('apply', '[Postulez|Postule].', '[Rejoignez-nous|Rejoins-nous].'),
  ...asks('donate', '[Faites un don|Fais un don].'),
];

/** A call and what is offered, in one sentence. */
export const callsWithOffer: readonly Construction[] = [
  { id: 'call_offer', role: 'call', template: '{call call}\u00a0: {inner offer}.' },
  { id: 'call_dated', role: 'call', template: '{call call} avant le {inner deadline}.' },
];
