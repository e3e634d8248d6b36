import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';

type Undoable = { message: string; undo: () => Promise<void>; seconds?: number };

/** Says what was done, with the way to take it back. */
export function sayDone({ message, undo, seconds = 8 }: Undoable): void {
  const id = notifications.show({
    role: 'status',
    color: 'positive',
    autoClose: seconds * 1_000,
    message: (
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Text size="sm">{message}</Text>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          flex="none"
          onClick={() => {
            notifications.hide(id);
            void undo();
          }}
        >
          Annuler
        </Button>
      </Group>
    ),
  });
}

/** Says what could not be done. */
export function sayFailed(message: string): void {
  notifications.show({ role: 'alert', color: 'accent', message });
}

/** Says what is done and needs nothing more. */
export function say(message: string): void {
  notifications.show({ role: 'status', color: 'positive', message });
}
