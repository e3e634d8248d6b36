import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { TagsInput } from '@mantine/core';
import { boardLimits } from '../../../../../shared/boards/boards.rules.ts';
import type { SavedAd } from '../../../../../shared/boards/card.contract.ts';
import { textLimits } from '../../../../../shared/kernel/text-limits.ts';
import { useBoardSpace } from '../board-space.ts';
import { setTags } from '../card-acts.ts';

/** The tags of a card, with those of the board to choose from. */
export function CardTags({ card, tags }: { card: SavedAd; tags: readonly string[] }) {
  const { store } = useBoardSpace();
  return (
    <TagsInput
      label="Étiquettes"
      placeholder={card.tags.length === 0 ? 'accroche, UGC, brief prêt…' : undefined}
      description="Entrée ou virgule pour ajouter"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={tags.filter((tag) => !card.tags.includes(tag))}
      value={card.tags}
      maxTags={boardLimits.tags}
      maxLength={textLimits.tag}
      acceptValueOnBlur
      onChange={(next) => setTags(store, card, clean(next))}
      comboboxProps={{ withinPortal: false }}
    />
  );
}

const clean = (tags: string[]) => [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))];
