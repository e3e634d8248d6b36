import type { PlatformOrder, PlatformTexts } from '../../rules/copy/writer/compose-platform-copy.ts';
import { compositionOf } from '../../rules/copy/writer/composition.ts';
import { asData, factsFor, frameFor, type Prompt, systemOf } from './prompt.ts';

const system = systemOf(
  'Tu écris les textes de plusieurs emplacements publicitaires, champ par champ, autant de textes par champ que demandé. Dans un champ, chaque texte se lit seul : titres et descriptions seront combinés au hasard par la plateforme.',
);

/** Fields that no model writes: names and addresses are given. */
const given = new Set(['businessName', 'displayName', 'brandName', 'path']);

export function platformCopyPrompt(order: PlatformOrder, draft: readonly PlatformTexts[], nonce: string): Prompt {
  const composition = compositionOf(order);
  const emplacements = draft.map(({ placement, label, fields }) => ({
    placement,
    nom: label,
    champs: fields
      .filter(({ field, items }) => !given.has(field) && items.length > 0)
      .map(({ field, label: role, recommended, items }) => ({
        field,
        role,
        signes: recommended,
        textes: items.length,
      })),
  }));
  const texts = draft.reduce((sum, { fields }) => sum + fields.reduce((all, { items }) => all + items.length, 0), 0);
  const task = {
    emplacements,
    motsCles: order.brief.keywords ?? [],
    ...frameFor(composition),
    faits: factsFor(composition),
  };
  return {
    version: 'platform-copy-1',
    system,
    data: asData(nonce, task),
    maxTokens: Math.min(8_000, 400 + texts * 90),
  };
}
