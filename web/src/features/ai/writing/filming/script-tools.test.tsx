import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { GenerationOf } from '../../../../../../shared/ai/generation.ts';
import { composeScript } from '../../../../../../shared/rules/copy/writer/compose-script.ts';
import { ActMenu } from '../../../../components/act-menu.tsx';
import { anAnalysis, aWrittenBrief } from '../../../../testing/generations.ts';
import { ScriptTools } from './script-tools.tsx';

const order = { brief: aWrittenBrief, seed: 1, length: 'short', today: '2026-11-25' } as const;
const made = composeScript({ ...order, duration: 15, format: 'ugc', diffusion: 'brand' });
const kept = { ...anAnalysis('x'), tool: 'generate_script', ...made } as unknown as GenerationOf<'generate_script'>;
const voices = made.output.beats.map(({ voice }) => voice.text);

const show = () =>
  render(
    <MantineProvider env="test">
      <ScriptTools kept={kept}>
        {(entries) => <ActMenu target={<button type="button">Actions</button>}>{entries}</ActMenu>}
      </ScriptTools>
    </MantineProvider>,
  );

test('the lines are said one after the other in a French voice, and hushed when asked', async () => {
  const french = { lang: 'fr-CA', name: 'Amélie' };
  const said: { text: string; lang: string; voice: unknown }[] = [];
  const speech = {
    cancel: vi.fn(),
    getVoices: () => [{ lang: 'en-US' }, french],
    speak: (one: never) => said.push(one),
  };
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Lire à voix haute' }));
  expect(said.map(({ text }) => text)).toEqual(voices);
  expect(said.every(({ lang, voice }) => lang === 'fr-FR' && voice === french)).toBe(true);
  speech.cancel.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Arrêter la lecture' }));
  expect(speech.cancel).toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test('a browser without voices offers none; the prompter holds every line and closes', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Imprimer' })).toBeDefined();
  expect(screen.queryByRole('menuitem', { name: 'Lire à voix haute' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Prompteur' }));
  const text = await screen.findByRole('region', { name: 'Texte à dire' });
  expect([...text.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(voices);
  await userEvent.click(screen.getByRole('button', { name: 'Fermer le prompteur' }));
  expect(screen.queryByRole('region', { name: 'Texte à dire' })).toBeNull();
});
