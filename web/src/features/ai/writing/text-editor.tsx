import { Button, Text, Textarea } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { editedText } from '../../../../../shared/rules/copy/edit/edit-text.ts';
import { editedField } from '../../../../../shared/rules/copy/edit/edited-field.ts';
import { groundedShare } from '../../../../../shared/rules/copy/writer/grounded-share.ts';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import type { TextPlace } from './item-of.ts';
import { TextCounter } from './text-counter.tsx';
import classes from './text-editor.module.css';
import { useTexts } from './texts-context.tsx';
import { useReading } from './use-reading.ts';

type Props = { place: TextPlace; label: string };

/** A text in the hands of a person, measured at each key: Ctrl+Enter or leaving keeps it, Escape gives up. */
export function TextEditor({ place: { text: item, itemId, placement }, label }: Props) {
  const { kept, change, edit } = useTexts();
  const reading = useReading(kept);
  const [value, setValue] = useState(item.text);
  const [busy, setBusy] = useState(false);
  const isDone = useRef(false);
  const said = value.trim();
  const field = editedField(placement, item.field);
  const measured = field && said !== item.text ? editedText(item, field, said, reading) : item;
  const isOver = measured.length > measured.max;

  async function finish(isKept: boolean) {
    if (isDone.current || (isKept && (isOver || said === ''))) return;
    isDone.current = true;
    setBusy(true);
    const isSame = said === item.text;
    if (isKept && !isSame && !(await change(itemId, { texts: [{ field: item.field, text: said }] }))) {
      // What was typed stays, to be kept over what others wrote meanwhile.
      isDone.current = false;
      setBusy(false);
      return;
    }
    edit(null);
  }

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') void finish(false);
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void finish(true);
  };

  return (
    <div className={classes.editor}>
      <Textarea
        autosize
        minRows={1}
        autoFocus
        aria-label={label}
        value={value}
        readOnly={busy}
        error={isOver && `${formatCount(measured.length - measured.max, 'caractère')} de trop`}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
        onBlur={() => finish(true)}
        onKeyDown={onKeyDown}
      />
      <TextCounter label={label} item={measured} />
      <Text size="sm" c="dimmed" role="status">
        {formatNumber(Math.round(100 * groundedShare([measured])))}&nbsp;% du texte vient de vos faits
      </Text>
      <ul className={classes.findings}>
        {measured.compliance.map(({ rule, start, label: name, explanation }) => (
          <li key={`${rule}/${start}`}>
            {name}. {explanation}
          </li>
        ))}
      </ul>
      <div className={classes.acts}>
        <Button
          size="compact-sm"
          variant="default"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => finish(true)}
        >
          Enregistrer
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => finish(false)}
        >
          Renoncer
        </Button>
      </div>
    </div>
  );
}
