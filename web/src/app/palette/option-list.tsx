import { Link } from 'react-router-dom';
import classes from './command-palette.module.css';
import type { Option, OptionGroup } from './option-groups.ts';

type Props = {
  id: string;
  groups: readonly OptionGroup[];
  /** The key of the option that the keyboard stands on. */
  chosen: string | undefined;
  idOf: (key: string) => string;
  onChoose: () => void;
};

/** What the palette offers, each a link: one opens it in another tab as any. */
export function OptionList({ id, groups, chosen, idOf, onChoose }: Props) {
  return (
    <div id={id} role="listbox" aria-label="Résultats" className={classes.list}>
      {groups.map(({ label, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox has no other group
        <div key={label} role="group" aria-label={label}>
          <div aria-hidden className={classes.group}>
            {label}
          </div>
          {options.map((option) => (
            <Line
              key={option.key}
              option={option}
              id={idOf(option.key)}
              selected={option.key === chosen}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type LineProps = { option: Option; id: string; selected: boolean; onChoose: () => void };

function Line({ option: { path, label, detail, icon: Icon }, id, selected, onChoose }: LineProps) {
  return (
    <Link
      id={id}
      to={path}
      role="option"
      aria-selected={selected}
      data-selected={selected || undefined}
      tabIndex={-1}
      className={classes.option}
      // The focus stays where one types.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ ctrlKey, metaKey, shiftKey }) => {
        if (!ctrlKey && !metaKey && !shiftKey) onChoose();
      }}
    >
      <Icon size={18} stroke={1.6} aria-hidden />
      <span className={classes.words}>
        <span className={classes.label}>{label}</span>
        {detail && <span className={classes.detail}>{detail}</span>}
      </span>
    </Link>
  );
}
