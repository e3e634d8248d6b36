import { Input } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { type BoardColor, boardColors } from '../../../shared/boards/boards.rules.ts';
import classes from './board-color.module.css';

const names: Record<BoardColor, string> = {
  vermilion: 'Vermillon',
  amber: 'Ambre',
  green: 'Vert',
  teal: 'Sarcelle',
  blue: 'Bleu',
  violet: 'Violet',
  pink: 'Rose',
  ink: 'Encre',
};

/** The colour of a board, beside its name. */
export function BoardDot({ color }: { color: BoardColor }) {
  return <span aria-hidden className={`${classes.root} ${classes.dot}`} data-color={color} />;
}

type Props = { value: BoardColor; onChange: (color: BoardColor) => void };

export function BoardColorField({ value, onChange }: Props) {
  const name = useId();
  return (
    <Input.Wrapper label="Couleur" labelElement="div" labelProps={{ id: name }} size="md">
      <div role="radiogroup" aria-labelledby={name} className={classes.choices}>
        {boardColors.map((color) => (
          <label key={color} className={`${classes.root} ${classes.choice}`} data-color={color}>
            <input
              type="radio"
              name={name}
              aria-label={names[color]}
              checked={color === value}
              onChange={() => onChange(color)}
            />
            <span className={classes.swatch}>{color === value && <IconCheck size={15} stroke={3} aria-hidden />}</span>
          </label>
        ))}
      </div>
    </Input.Wrapper>
  );
}
