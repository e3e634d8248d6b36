import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

async function show(config: object) {
  const fetched = vi.fn(async () => Response.json(config));
  vi.stubGlobal('fetch', fetched);
  const { ConsentNotice } = await import('./consent-notice.tsx');
  render(
    <MantineProvider>
      <ConsentNotice />
    </MantineProvider>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return fetched;
}

const asked = () => screen.findByRole('button', { name: 'Refuser' }, { timeout: 5_000 });
const choices = () => screen.queryAllByRole('button').map((button) => button.textContent);

test('without a DSN there is nothing to ask', async () => {
  await show({ sentryDsn: null });
  expect(choices()).toEqual([]);
});

test('refusing is as easy as accepting', async () => {
  await show({ sentryDsn: 'https://a@b.test/1' });
  await asked();
  expect(choices()).toEqual(['Refuser', 'Accepter']);
  const [refuse, accept] = screen.getAllByRole('button');
  expect(refuse?.className).toBe(accept?.className);
  expect(localStorage.getItem('consent')).toBeNull();
});

test.each([
  ['Accepter', 'accepted'],
  ['Refuser', 'refused'],
])('%s stores the choice and closes', async (label, choice) => {
  await show({ sentryDsn: 'https://a@b.test/1' });
  await asked();
  await userEvent.click(screen.getByRole('button', { name: label }));
  expect(localStorage.getItem('consent')).toContain(`"choice":"${choice}"`);
  expect(choices()).toEqual([]);
});

test('a choice already made is not asked again, nor its settings fetched', async () => {
  localStorage.setItem('consent', JSON.stringify({ choice: 'refused', at: new Date().toISOString() }));
  const fetched = await show({ sentryDsn: 'https://a@b.test/1' });
  expect(choices()).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
});

test('the question leaves when another tab answers it', async () => {
  await show({ sentryDsn: 'https://a@b.test/1' });
  await asked();
  localStorage.setItem('consent', JSON.stringify({ choice: 'refused', at: new Date().toISOString() }));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
  });
  expect(choices()).toEqual([]);
});
