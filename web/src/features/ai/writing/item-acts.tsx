import { ActionIcon, Button, Menu, Text } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled, IconCopy, IconDots, IconX } from '@tabler/icons-react';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { rejectionLabels } from '../../../../../shared/rules/copy/writer/rejections.ts';
import { ActMenu } from '../../../components/act-menu.tsx';
import { say } from '../../../components/undo-toast.tsx';
import type { TextPlace } from './item-of.ts';
import { TextAct } from './text-act.tsx';
import { useTexts } from './texts-context.tsx';

const small = { variant: 'subtle', color: 'gray', size: 'compact-sm' } as const;

type Props = { place: Pick<TextPlace, 'itemId' | 'state' | 'key'>; name: string; compact?: boolean };

/** Keeps a variation or a text, or rejects it with a reason; the name of an ad is copied with its key. */
export function ItemActs({ place: { itemId, state, key }, name, compact = false }: Props) {
  const { kept, change, isOpen, rejecting, reject } = useTexts();
  const Mark = state === 'kept' ? IconBookmarkFilled : IconBookmark;
  return (
    <>
      {isOpen && state && (
        <>
          <TextAct
            icon={<Mark size={16} aria-hidden />}
            label="Garder"
            name={name}
            compact={compact}
            aria-pressed={state === 'kept'}
            onClick={() => change(itemId, { state: state === 'kept' ? 'proposed' : 'kept' })}
          />
          {state === 'rejected' ? (
            <Button
              {...small}
              aria-label={`Reprendre\u00a0: ${name}`}
              onClick={() => change(itemId, { state: 'proposed' })}
            >
              Reprendre
            </Button>
          ) : (
            <ActMenu
              opened={rejecting === itemId}
              onChange={(opened) => reject(opened ? itemId : null)}
              target={<TextAct icon={<IconX size={16} aria-hidden />} label="Écarter" name={name} compact={compact} />}
            >
              {keysOf(rejectionLabels).map((reason) => (
                <Menu.Item key={reason} onClick={() => change(itemId, { state: 'rejected', reason })}>
                  {rejectionLabels[reason]}
                </Menu.Item>
              ))}
            </ActMenu>
          )}
        </>
      )}
      {key && (
        <ActMenu
          width={280}
          target={
            <ActionIcon variant="subtle" color="gray" size={30} ml="auto" aria-label={`Actions sur ${name}`}>
              <IconDots size={16} aria-hidden />
            </ActionIcon>
          }
        >
          <Menu.Item
            leftSection={<IconCopy size={16} aria-hidden />}
            onClick={() => navigator.clipboard.writeText(`${kept.title} · ${key}`).then(() => say('Nom copié'))}
          >
            Copier le nom pour la régie
            <Text size="xs" c="dimmed">
              Sa clé {key} ramène ses résultats ici.
            </Text>
          </Menu.Item>
        </ActMenu>
      )}
    </>
  );
}
