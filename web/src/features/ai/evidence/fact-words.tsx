import type { KeyboardEvent, ReactNode } from 'react';
import { useLitFact } from './lit-fact.tsx';

type Props = { evidenceId: string; title: string; text: ReactNode };

/** Words that come from a fact: pointed at, they light it; pressed, they show it. */
export function FactWords({ evidenceId, title, text }: Props) {
  const { lit, light, open } = useLitFact();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    open(evidenceId);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button does not break over lines as the words of a sentence do
    <span
      role="button"
      tabIndex={0}
      title={title}
      data-fact={evidenceId}
      data-lit={lit === evidenceId || undefined}
      onPointerEnter={() => light(evidenceId)}
      onPointerLeave={() => light(null)}
      onFocus={() => light(evidenceId)}
      onBlur={() => light(null)}
      onClick={() => open(evidenceId)}
      onKeyDown={onKeyDown}
    >
      {text}
    </span>
  );
}
