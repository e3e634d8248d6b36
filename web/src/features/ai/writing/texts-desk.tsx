import { type ReactNode, useRef, useState } from 'react';
import type { WrittenGeneration } from '../../../../../shared/ai/kept-texts.ts';
import { say } from '../../../components/undo-toast.tsx';
import { usePageKeys } from '../../../lib/single-keys.ts';
import { useMay } from '../../../lib/use-may.ts';
import { placesOf, type TextPlace } from './item-of.ts';
import { SideBySide } from './side-by-side.tsx';
import { TextsContext } from './texts-context.tsx';
import { useItemActs } from './use-item-acts.ts';

const steps: Record<string, number> = { j: 1, k: -1 };

/** Texts by the keyboard: J and K along them, G keeps, E rejects, C copies, Enter changes, X lays two side by side. */
export function TextsDesk({ kept, children }: { kept: WrittenGeneration; children: ReactNode }) {
  const change = useItemActs(kept);
  const isOpen = useMay()('ai:write') && kept.status !== 'running';
  const [editing, edit] = useState<string | null>(null);
  const [rejecting, reject] = useState<string | null>(null);
  const [compared, setCompared] = useState<readonly string[]>([]);
  const area = useRef<HTMLDivElement>(null);
  const compare = (textId: string) =>
    setCompared((two) => (two.includes(textId) ? two.filter((one) => one !== textId) : [...two, textId].slice(-2)));

  usePageKeys((key) => {
    const all = [...(area.current?.querySelectorAll<HTMLElement>('[data-text]') ?? [])];
    const at = all.findIndex((one) => one.contains(document.activeElement));
    const step = steps[key];
    if (step !== undefined) {
      const next = all[at < 0 ? 0 : at + step];
      // What is folded cannot have the focus.
      next?.closest('details')?.setAttribute('open', '');
      next?.focus();
      return next !== undefined;
    }
    const place = placesOf(kept).find(({ text }) => text.id === all[at]?.getAttribute('data-text'));
    if (!place) return false;
    // On words of a text, Enter shows the fact that they come from.
    if (key === 'Enter' && document.activeElement !== all[at]) return false;
    const acts = { ...actsOn(place), ...(isOpen && writingActs(place)) };
    acts[key]?.();
    return acts[key] !== undefined;
  });

  const actsOn = ({ text }: TextPlace): Record<string, () => void> => ({
    c: () => void navigator.clipboard.writeText(text.text).then(() => say('Texte copié')),
    x: () => compare(text.id),
  });
  const writingActs = ({ text, itemId, state }: TextPlace): Record<string, () => void> => ({
    Enter: () => edit(text.id),
    ...(state && {
      g: () => void change(itemId, { state: state === 'kept' ? 'proposed' : 'kept' }),
      e: () => reject(itemId),
    }),
  });

  return (
    <TextsContext value={{ kept, change, isOpen, editing, edit, rejecting, reject, compared, compare }}>
      <SideBySide />
      <div ref={area} style={{ display: 'contents' }}>
        {children}
      </div>
    </TextsContext>
  );
}
