import { notifications } from '@mantine/notifications';

/** What every form says when its changes are kept. */
export function saySaved(): void {
  notifications.show({ message: 'Modifications enregistrées', color: 'positive', role: 'status' });
}
