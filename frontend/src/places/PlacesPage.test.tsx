import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { campoGrande } from '../../../domain/api/described-cities.fake.ts';
import type { DescribedPlace } from '../../../domain/api/described-places.ts';
import { type Answers, serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import PlacesPage from './PlacesPage.tsx';

const place: DescribedPlace = {
  id: '1000000007',
  regimeId: 1_000_000_007,
  name: 'Campo Grande - MS (informado pelo escritório)',
  version: 2,
  revision: 4,
  describedAt: '2026-11-20T12:00:00.000Z',
  by: { id: 'u1', name: 'Rita' },
  withdrawn: false,
  missing: ['Pensão por morte: não informada.'],
  fields: campoGrande,
};

const stage = (mayDescribe: boolean, answers: Answers = {}) => {
  serve({ 'GET described-places': { body: { places: [place], mayDescribe } }, ...answers });
  show(<PlacesPage />, { at: '/places', path: '/places/:placeId?' });
};
const open = async () => userEvent.click(await screen.findByRole('button', { name: `Abrir ${place.name}` }));
const rule = () => within(screen.getByRole('region', { name: 'Regra permanente' }));

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: false,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

it('shows a place with its version, what is not computed, and the União’s figures where they were taken', async () => {
  stage(true);
  await open();
  expect(await screen.findByText('Versão 2, de 20/11/2026, por Rita')).toBeVisible();
  expect(screen.getByText('Pensão por morte: não informada.')).toBeVisible();
  const times = within(rule().getByRole('group', { name: 'tempo de contribuição' }));
  expect(times.getByText('Na União: 25')).toBeVisible();
});

it('asks for a number only where it is the place’s own, and shows a refusal under its field', async () => {
  let sent: unknown;
  stage(true, {
    'PUT described-places/1000000007': async (request) => {
      sent = await request.json();
      const fields = { 'place.permanent.position.value': 'Informe um número de 1 a 40' };
      return { status: 422, body: { err: 'ValidationError', errorMessage: 'Há campos inválidos', fields } };
    },
  });
  await open();
  const position = () => within(rule().getByRole('group', { name: 'tempo no cargo' }));
  await userEvent.clear(position().getByLabelText('Número'));
  await userEvent.type(position().getByLabelText('Número'), '41');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await position().findByText('Informe um número de 1 a 40')).toBeVisible();
  expect(sent).toMatchObject({ place: { permanent: { position: { from: 'reported', value: 41 } } } });
  await userEvent.click(position().getByRole('combobox', { name: 'Origem' }));
  await userEvent.click(screen.getByRole('option', { name: 'Igual à União' }));
  expect(position().queryByLabelText('Número')).toBeNull();
  expect(position().getByText('Na União: 5')).toBeVisible();
});

it('asks for the quotas only of a law that has its own, and for the years of a guard', async () => {
  let sent: unknown;
  stage(true, {
    'PUT described-places/1000000007': async (request) => {
      sent = await request.json();
      return { body: { place }, etag: '"5"' };
    },
  });
  await open();
  const guards = within(await screen.findByRole('region', { name: 'Guarda e polícia' }));
  const inPost = within(guards.getByRole('group', { name: 'tempo de guarda ou polícia' }));
  expect(inPost.getByLabelText('Homem')).toHaveValue('25');
  expect(screen.queryByLabelText('Cota familiar (%)')).toBeNull();
  await userEvent.click(screen.getByRole('combobox', { name: 'Pensão por morte' }));
  await userEvent.click(screen.getByRole('option', { name: 'Cotas próprias do ente' }));
  await userEvent.type(screen.getByLabelText('Cota familiar (%)'), '70');
  await userEvent.type(screen.getByLabelText('Cota de cada dependente (%)'), '10');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(sent).toMatchObject({ place: { pension: 'own', pensionQuotas: { family: 70, each: 10 } } }),
  );
});

it('is read only for who does not administer the office', async () => {
  stage(false);
  expect(await screen.findByText(/Só o administrador do escritório/)).toBeVisible();
  await open();
  expect(await screen.findByLabelText('Município')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Retirar' })).toBeNull();
});

it('overwrites nothing that somebody else described since it was opened, unless the person says so', async () => {
  const over: (string | null)[] = [];
  stage(true, {
    'PUT described-places/1000000007': (request) => {
      over.push(request.headers.get('If-Match'));
      return over.length < 3
        ? { status: 409, body: { err: 'StaleRevision', errorMessage: 'Alterado por outra pessoa' }, etag: '"5"' }
        : { body: { place: { ...place, version: 4, revision: 6 } }, etag: '"6"' };
    },
  });
  await open();
  await userEvent.type(await screen.findByLabelText(/^Lei da reforma/), ' e 2022');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'O cadastro foi alterado enquanto você editava' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Continuar editando' }));
  expect(screen.getByLabelText(/^Lei da reforma/)).toHaveValue('LC de 2021 e 2022');
  await userEvent.click(await screen.findByRole('button', { name: 'Salvar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Salvar as minhas assim mesmo' }));
  await waitFor(() => expect(over).toEqual(['"4"', '"4"', '"5"']));
});

it('keeps the day on which points first rise as it is typed, and goes to the first field that was refused', async () => {
  let sent: unknown;
  stage(true, {
    'PUT described-places/1000000007': async (request) => {
      sent = await request.json();
      const fields = { 'place.points.start.man': 'Informe um número de 1 a 130' };
      return { status: 422, body: { err: 'ValidationError', errorMessage: 'Há campos inválidos', fields } };
    },
  });
  await open();
  const points = within(screen.getByRole('region', { name: 'Transição por pontos' }));
  await userEvent.click(points.getByRole('combobox', { name: 'A lei tem esta regra?' }));
  await userEvent.click(screen.getByRole('option', { name: 'Tem' }));
  await userEvent.type(points.getByLabelText('Primeiro aumento da pontuação (dia 1º)'), '01012024');
  expect(points.getByLabelText('Primeiro aumento da pontuação (dia 1º)')).toHaveValue('01/01/2024');
  const start = within(points.getByRole('group', { name: 'pontuação inicial' }));
  await userEvent.click(start.getByRole('combobox'));
  await userEvent.click(screen.getByRole('option', { name: 'Noticiado' }));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(start.getByLabelText('Homem')).toHaveFocus());
  expect(sent).toMatchObject({ place: { points: { firstRise: '2024-01' } } });
});

it('takes no years out of a number with a comma, and the code of the IBGE with its dots', async () => {
  let sent: unknown;
  stage(true, {
    'PUT described-places/1000000007': async (request) => {
      sent = await request.json();
      const fields = { 'place.permanent.position.value': 'Valor inválido' };
      return { status: 422, body: { err: 'ValidationError', errorMessage: 'Há campos inválidos', fields } };
    },
  });
  await open();
  const position = () => within(rule().getByRole('group', { name: 'tempo no cargo' })).getByLabelText('Número');
  await userEvent.clear(position());
  await userEvent.type(position(), '3,5 anos');
  expect(position()).toHaveValue('3,5');
  const code = screen.getByLabelText('Código do IBGE (7 dígitos)');
  await userEvent.clear(code);
  await userEvent.type(code, '5.002.704');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(sent).toMatchObject({ place: { ibge: 5_002_704 } }));
  expect(sent).toMatchObject({ place: { permanent: { position: { value: 3.5 } } } });
});
