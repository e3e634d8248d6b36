import { ActionIcon, Button, Group, Popover, Tooltip } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled, IconChevronDown } from '@tabler/icons-react';
import type { Ad } from '../../../../shared/ads/ad.ts';
import { useSavedMark } from '../../components/saved-marks.ts';
import { later } from '../../lib/later.tsx';
import { useAdActs } from './use-ad-acts.tsx';

const SaveForm = later(async () => (await import('../../components/save-form.tsx')).SaveForm);

type Props = {
  ad: Ad;
  /** Small, on a card. */
  small?: boolean;
  className?: string;
  /** Whether board, column and tags are being chosen. */
  opened: boolean;
  onOpen: (opened: boolean) => void;
};

/** Saves on the board used last in one click; the arrow beside it, or what is saved already, asks where. */
export function SaveButton({ ad, small = false, className, opened, onOpen }: Props) {
  const { save, target } = useAdActs();
  const saved = useSavedMark(ad);
  const Bookmark = saved ? IconBookmarkFilled : IconBookmark;
  const look = small
    ? ({ variant: 'subtle', color: 'gray', size: 'compact-sm', className } as const)
    : ({ leftSection: <Bookmark size={17} aria-hidden /> } as const);
  return (
    <Group gap={small ? 0 : 2} wrap="nowrap" flex="none">
      <Tooltip label={`Sur «\u00a0${target?.name}\u00a0»`} openDelay={400} disabled={saved || !target?.name}>
        <Button
          {...look}
          aria-keyshortcuts="S"
          {...(small && saved && { leftSection: <IconBookmarkFilled size={14} aria-hidden /> })}
          onClick={() => (saved ? onOpen(true) : save([ad], () => onOpen(true)))}
        >
          {saved ? 'Enregistrée' : 'Enregistrer'}
        </Button>
      </Tooltip>
      <Popover opened={opened} onChange={onOpen} position="bottom-end" width={320} shadow="md" trapFocus returnFocus>
        <Popover.Target>
          <ActionIcon
            variant={small ? 'subtle' : 'filled'}
            color={small ? 'gray' : undefined}
            size={small ? 22 : 36}
            className={className}
            aria-label="Choisir le board"
            onClick={() => onOpen(!opened)}
          >
            <IconChevronDown size={small ? 14 : 17} aria-hidden />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown>
          {opened && <SaveForm ad={ad} start={target} onDone={() => onOpen(false)} />}
        </Popover.Dropdown>
      </Popover>
    </Group>
  );
}
