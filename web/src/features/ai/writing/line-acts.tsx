import { ActionIcon, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCopy, IconDots, IconPencil } from '@tabler/icons-react';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { rejectionLabels } from '../../../../../shared/rules/copy/writer/rejections.ts';
import { ActMenu } from '../../../components/act-menu.tsx';
import { say } from '../../../components/undo-toast.tsx';
import { ItemActs } from './item-acts.tsx';
import type { TextPlace } from './item-of.ts';
import { TextAct } from './text-act.tsx';
import classes from './text-line.module.css';
import { useTexts } from './texts-context.tsx';

type Props = {
  place: TextPlace;
  name: string;
  compact: boolean;
  /** Whether it is chosen by itself, not with the variation that it is of. */
  isAlone: boolean;
};

const atOnce = { getInitialValueInEffect: false };

/** What is done with a text. They are many: they come with the pointer or the focus, and under a finger two stand for all. */
export function LineActs({ place, name, compact, isAlone }: Props) {
  const { isOpen, edit } = useTexts();
  const isTouched = useMediaQuery('(hover: none)', false, atOnce);
  const { text } = place;
  const copy = (
    <TextAct
      icon={<IconCopy size={16} aria-hidden />}
      label="Copier"
      name={name}
      compact={compact}
      onClick={() => navigator.clipboard.writeText(text.text).then(() => say('Texte copié'))}
    />
  );
  if (isTouched && isAlone)
    return (
      <div className={classes.acts}>
        {copy}
        {isOpen && <OtherActs place={place} name={name} />}
      </div>
    );
  return (
    <div className={classes.acts} data-quiet>
      {isOpen && (
        <TextAct
          icon={<IconPencil size={16} aria-hidden />}
          label="Modifier"
          name={name}
          compact={compact}
          onClick={() => edit(text.id)}
        />
      )}
      {copy}
      {isAlone && <ItemActs place={place} name={name} compact />}
    </div>
  );
}

/** All that is not copied with, in a menu. */
function OtherActs({ place: { text, itemId, state }, name }: Pick<Props, 'place' | 'name'>) {
  const { change, edit } = useTexts();
  return (
    <ActMenu
      target={
        <ActionIcon variant="subtle" color="gray" size={30} aria-label={`Actions sur ${name}`}>
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      }
    >
      <Menu.Item onClick={() => edit(text.id)}>Modifier</Menu.Item>
      <Menu.Item onClick={() => change(itemId, { state: state === 'kept' ? 'proposed' : 'kept' })}>
        {state === 'kept' ? 'Ne plus garder' : 'Garder'}
      </Menu.Item>
      {state === 'rejected' ? (
        <Menu.Item onClick={() => change(itemId, { state: 'proposed' })}>Reprendre</Menu.Item>
      ) : (
        keysOf(rejectionLabels).map((reason) => (
          <Menu.Item key={reason} onClick={() => change(itemId, { state: 'rejected', reason })}>
            Écarter&nbsp;: {rejectionLabels[reason].toLocaleLowerCase('fr')}
          </Menu.Item>
        ))
      )}
    </ActMenu>
  );
}
