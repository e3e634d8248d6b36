import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { unsubscribe } from '../../../../shared/notifications/unsubscribe.contract.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { UnsubscribePage } from './unsubscribe-page.tsx';

test('nothing is asked before a press, and a refusal can be tried again', async () => {
  const api = fakeApi();
  api.refuse(unsubscribe, 'unavailable');
  renderPage(
    <Routes>
      <Route path="/desabonnement/:token" element={<UnsubscribePage />} />
    </Routes>,
    '/desabonnement/abc',
  );
  const button = await screen.findByRole('button', { name: 'Ne plus les recevoir' });
  expect(api.calls(unsubscribe)).toEqual([]);
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toBeDefined();
  api.answer(unsubscribe, {});
  await userEvent.click(button);
  expect((await screen.findByRole('status')).textContent).toContain('ne vous seront plus envoyés');
  expect(screen.getByRole('link', { name: 'vos préférences' }).getAttribute('href')).toBe(
    '/settings?onglet=notifications',
  );
  expect(api.calls(unsubscribe).map(({ url }) => url.pathname)).toEqual([
    '/api/notifications/unsubscribe/abc',
    '/api/notifications/unsubscribe/abc',
  ]);
});
