import { Input } from '@mantine/core';
import { useId } from 'react';
import { type BoardTemplate, boardTemplates } from '../../../../../shared/boards/boards.rules.ts';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import classes from './template-field.module.css';

type Props = { value: BoardTemplate; onChange: (template: BoardTemplate) => void };

/** The way of working that a board starts from, with the columns it brings. */
export function TemplateField({ value, onChange }: Props) {
  const name = useId();
  return (
    <Input.Wrapper label="Modèle" labelElement="div" labelProps={{ id: name }} size="md">
      <div role="radiogroup" aria-labelledby={name} className={classes.choices}>
        {keysOf(boardTemplates).map((key) => (
          <label key={key} className={classes.choice}>
            <input type="radio" name={name} checked={key === value} onChange={() => onChange(key)} />
            <span className={classes.picture} aria-hidden>
              {boardTemplates[key].columns.map((column) => (
                <i key={column} />
              ))}
            </span>
            <span className={classes.words}>
              <span className={classes.name}>{boardTemplates[key].name}</span>
              <span className={classes.columns}>{boardTemplates[key].columns.join(' · ')}</span>
            </span>
          </label>
        ))}
      </div>
    </Input.Wrapper>
  );
}
