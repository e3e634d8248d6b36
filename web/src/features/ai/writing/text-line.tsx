import { Skeleton, Text } from '@mantine/core';
import { IconCopy, IconPencil } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { say } from '../../../components/undo-toast.tsx';
import { later } from '../../../lib/later.tsx';
import { GroundedText } from './grounded-text.tsx';
import { ItemActs } from './item-acts.tsx';
import type { TextPlace } from './item-of.ts';
import { TextAct } from './text-act.tsx';
import { TextCounter } from './text-counter.tsx';
import { useTexts } from './texts-context.tsx';
import { VoiceSeconds } from './voice-seconds.tsx';
import classes from './writing.module.css';

const TextEditor = later(async () => (await import('./text-editor.tsx')).TextEditor, <Skeleton height={96} />);

type Props = {
  label: string;
  place: TextPlace;
  /** Whether it is chosen by itself, not with the variation that it is of. */
  isAlone?: boolean;
  /** Beside a drawing, what is done with it is told by icons. */
  isNarrow?: boolean;
  /** In a cell of a table, or under a heading: what it is is said there. */
  isCell?: boolean;
  /** Its words stand in the drawing above. */
  isSaid?: boolean;
  /** Another text of its field that says nearly the same. */
  near?: string | null;
  /** Of what is said in a video, the seconds that it has. */
  lasts?: number | undefined;
};

/** A text with its length, its findings and what is done with it; what is underlined comes from a fact. */
export function TextLine({
  label,
  place,
  isAlone = false,
  isCell = false,
  isSaid = false,
  near = null,
  lasts,
  ...props
}: Props) {
  const { isNarrow = isAlone || isCell } = props;
  const { kept, isOpen, editing, edit, compared } = useTexts();
  const { text: item, state } = place;
  const isEdited = editing === item.id;
  const line = useFocusAfter(isEdited);
  const warned = item.compliance.filter(({ severity }) => severity !== 'info');
  if (isEdited)
    return (
      <div className={classes.text}>
        <TextEditor place={place} label={label} />
      </div>
    );
  const short = item.text.slice(0, 60);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group that the keys of the page go along, not a set of fields
    <div
      ref={line}
      className={classes.text}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: J, K, Enter and the other keys act on the text that has the focus
      tabIndex={0}
      aria-label={`${label}\u00a0: ${short}`}
      data-text={item.id}
      data-cell={isCell || undefined}
      data-state={(isAlone && state) || undefined}
      data-compared={compared.includes(item.id) || undefined}
      onDoubleClick={() => isOpen && edit(item.id)}
    >
      {!isSaid && (
        <p className={classes.words}>
          <GroundedText item={item} evidence={kept.evidence} />
        </p>
      )}
      <div className={classes.foot}>
        {lasts === undefined ? (
          <TextCounter label={isCell ? undefined : label} item={item} />
        ) : (
          <VoiceSeconds text={item.text} lasts={lasts} />
        )}
        <Text size="sm" c="dimmed">
          {warned.map(({ rule, start, label: said }) => (
            <span key={`${rule}/${start}`} className={classes.warned}>
              {said}
            </span>
          ))}
          {near && <span className={classes.warned}>Proche de «&nbsp;{near}&nbsp;»</span>}
        </Text>
        <div className={classes.acts}>
          {isOpen && (
            <TextAct
              icon={<IconPencil size={16} aria-hidden />}
              label="Modifier"
              name={short}
              compact={isNarrow}
              onClick={() => edit(item.id)}
            />
          )}
          <TextAct
            icon={<IconCopy size={16} aria-hidden />}
            label="Copier"
            name={short}
            compact={isNarrow}
            onClick={() => navigator.clipboard.writeText(item.text).then(() => say('Texte copié'))}
          />
          {isAlone && <ItemActs place={place} name={short} compact />}
        </div>
      </div>
    </div>
  );
}

/** Once a text is no more edited the keys go on from it, unless one went elsewhere. */
function useFocusAfter(isEdited: boolean) {
  const line = useRef<HTMLDivElement>(null);
  const was = useRef(isEdited);
  useEffect(() => {
    const { activeElement, body } = document;
    if (was.current && !isEdited && (activeElement === null || activeElement === body)) line.current?.focus();
    was.current = isEdited;
  }, [isEdited]);
  return line;
}
