import { Skeleton, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { TextItem } from '../../../../../shared/ai/written.ts';
import { later } from '../../../lib/later.tsx';
import { GroundedText } from './grounded-text.tsx';
import type { TextPlace } from './item-of.ts';
import { LineActs } from './line-acts.tsx';
import { TextCounter } from './text-counter.tsx';
import classes from './text-line.module.css';
import { useTexts } from './texts-context.tsx';
import { VoiceSeconds } from './voice-seconds.tsx';

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
  /** Of what is said in a video, the seconds that it has, or null where nothing bounds them. */
  lasts?: number | null | undefined;
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
      data-line={isAlone || undefined}
      data-said={isSaid || undefined}
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
          <TextCounter label={isCell ? undefined : isSaid ? shortOf(label) : label} item={item} />
        ) : (
          <VoiceSeconds text={item.text} lasts={lasts} />
        )}
        <Remarks item={item} near={near} />
        <LineActs place={place} name={short} compact={isNarrow} isAlone={isAlone} />
      </div>
    </div>
  );
}

/** What is to be looked at again. */
function Remarks({ item, near }: { item: TextItem; near: string | null }) {
  const warned = item.compliance.filter(({ severity }) => severity !== 'info');
  if (warned.length === 0 && !near) return null;
  return (
    <Text size="sm" c="dimmed" className={classes.remarks}>
      {warned.map(({ rule, start, label }) => (
        <span key={`${rule}/${start}`} className={classes.warned}>
          {label}
        </span>
      ))}
      {near && <span className={classes.warned}>Proche de «&nbsp;{near}&nbsp;»</span>}
    </Text>
  );
}

/** Where several stand on a line: « Texte principal » is « Texte ». */
const shortOf = (label: string): string => label.replace(/ principal$/, '');

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
