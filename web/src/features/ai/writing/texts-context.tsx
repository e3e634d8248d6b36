import { createContext, use } from 'react';
import type { WrittenGeneration } from '../../../../../shared/ai/kept-texts.ts';
import type { ChangeItem } from './use-item-acts.ts';

type Texts = {
  kept: WrittenGeneration;
  change: ChangeItem;
  /** Whether who looks may change them, and no model is at it. */
  isOpen: boolean;
  /** The text that is edited in its place. */
  editing: string | null;
  edit: (textId: string | null) => void;
  /** The item whose reasons for being rejected are open. */
  rejecting: string | null;
  reject: (itemId: string | null) => void;
  /** Texts that are laid side by side: two at most. */
  compared: readonly string[];
  compare: (textId: string) => void;
};

export const TextsContext = createContext<Texts | null>(null);

/** What is shown and done among the texts of a generation. */
export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (!texts) throw new Error('Texts stand in a desk of texts');
  return texts;
}
