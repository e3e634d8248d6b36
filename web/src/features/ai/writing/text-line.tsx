import { Button, Text } from '@mantine/core';
import { IconCopy, IconPencil } from '@tabler/icons-react';
import { say } from '../../../components/undo-toast.tsx';
import { GroundedText } from './grounded-text.tsx';
import { ItemActs } from './item-acts.tsx';
import type { TextPlace } from './item-of.ts';
import { TextCounter } from './text-counter.tsx';
import { TextEditor } from './text-editor.tsx';
import { useTexts } from './texts-context.tsx';
import classes from './writing.module.css';

type Props = {
  label: string;
  place: TextPlace;
  /** Whether it is chosen by itself, not with the variation that it is of. */
  isAlone?: boolean;
};

/** A text with its length, its findings and what is done with it; what is underlined comes from a fact. */
export function TextLine({ label, place, isAlone = false }: Props) {
  const { kept, isOpen, editing, edit, compared } = useTexts();
  const { text: item, state } = place;
  const warned = item.compliance.filter(({ severity }) => severity !== 'info');
  if (editing === item.id)
    return (
      <div className={classes.text}>
        <TextEditor place={place} label={label} />
      </div>
    );
  const short = item.text.slice(0, 60);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group that the keys of the page go along, not a set of fields
    <div
      className={classes.text}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: J, K, Enter and the other keys act on the text that has the focus
      tabIndex={0}
      aria-label={`${label}\u00a0: ${short}`}
      data-text={item.id}
      data-state={(isAlone && state) || undefined}
      data-compared={compared.includes(item.id) || undefined}
      onDoubleClick={() => isOpen && edit(item.id)}
    >
      <p className={classes.words}>
        <GroundedText item={item} evidence={kept.evidence} />
      </p>
      <div className={classes.foot}>
        <TextCounter label={label} item={item} />
        <Text size="sm" c="dimmed">
          {warned.map(({ rule, start, label: said }) => (
            <span key={`${rule}/${start}`} className={classes.warned}>
              {said}
            </span>
          ))}
        </Text>
        <div className={classes.acts}>
          {isOpen && (
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              leftSection={<IconPencil size={16} aria-hidden />}
              aria-label={`Modifier\u00a0: ${short}`}
              onClick={() => edit(item.id)}
            >
              Modifier
            </Button>
          )}
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={<IconCopy size={16} aria-hidden />}
            aria-label={`Copier\u00a0: ${short}`}
            onClick={() => navigator.clipboard.writeText(item.text).then(() => say('Texte copié'))}
          >
            Copier
          </Button>
          {isAlone && <ItemActs place={place} name={short} />}
        </div>
      </div>
    </div>
  );
}
