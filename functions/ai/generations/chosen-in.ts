import type { Generation } from '../../../shared/ai/generation.ts';
import { type Feedback, feedbackOf } from '../../../shared/rules/copy/writer/feedback.ts';

type Output = Generation['output'];

/** Whether people kept some of its texts. */
export const isChosenIn = (output: Output): boolean => choicesIn(output).some(({ choice }) => choice === 'kept');

/** What the choices of people tell of the constructions that its texts are made of. */
export const feedbackIn = (output: Output): Feedback => feedbackOf(choicesIn(output));

/** A variation is chosen whole, a text of a placement by itself, a script not at all. */
function choicesIn(output: Output) {
  if ('items' in output)
    return output.items.flatMap(({ texts, state }) =>
      texts.map((text) => ({ text, choice: state === 'proposed' ? null : state })),
    );
  if (!('placements' in output)) return [];
  return output.placements.flatMap(({ fields }) =>
    fields.flatMap(({ items }) => items.map((text) => ({ text, choice: text.choice ?? null }))),
  );
}

/** What lists show of it: the first variation's. */
export const scoreOf = (output: Output): number | undefined => ('items' in output ? output.items[0]?.score : undefined);
