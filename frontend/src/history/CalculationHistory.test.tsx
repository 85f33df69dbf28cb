import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { HistoryAnswer, HistoryEntry } from '../../../domain/api/history.ts';
import { sampleCalculation } from '../../../domain/api/sample.ts';
import { InCalculation } from '../calculations/InCalculation.fake.tsx';
import { serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import CalculationHistory from './CalculationHistory.tsx';
import { anEntry } from './history.fake.ts';

const records = [
  { id: 'w1', name: 'Escola' },
  { id: 'w2', name: 'Hospital' },
];
const answer = (...entries: HistoryEntry[]): { body: HistoryAnswer } => ({
  body: { entries, records, pagination: { page: 1, limit: 15, totalCount: 40 } },
});
/** The revision that stands now is 4. */
const screenOf = () =>
  show(
    <InCalculation>
      <CalculationHistory />
    </InCalculation>,
  );
const past = anEntry({ revision: 3 });

describe('the history of a calculation on the screen', () => {
  it('says who changed what and when, before and after', async () => {
    serve({
      'GET calculations/k1/history': answer(
        anEntry({
          revision: 4,
          changes: [
            { field: 'isTeaching', label: 'Magistério', record: { id: 'w1', name: 'Escola' }, from: 'Não', to: 'Sim' },
            { field: 'state', label: 'UF', record: null, from: 'SC – Santa Catarina', to: null },
          ],
        }),
      ),
    });
    screenOf();
    const item = await screen.findByRole('heading', { name: 'Dados do cálculo alterados: UF' });
    const entry = within(item.closest('li') ?? item);
    expect(entry.getByText(/por Ana Teste · revisão 4/)).toBeVisible();
    expect(entry.getByText('Versão atual')).toBeVisible();
    expect(entry.getByText('Escola')).toBeVisible();
    expect(entry.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Magistério: Não → Sim',
      'UF: SC – Santa Catarina → em branco',
    ]);
    expect(entry.queryByRole('button', { name: /Voltar a esta versão/ })).toBeNull();
  });

  it('shows many lines at a glance, and all of them when asked', async () => {
    const changes = Array.from({ length: 109 }, (_, place) => ({
      field: 'workRecord',
      label: 'Registro de tempo',
      record: { id: `w${place}`, name: `Empresa ${place}` },
      from: null,
      to: `Empresa ${place} · desde 01/01/2000 · RGPS`,
    }));
    serve({ 'GET calculations/k1/history': answer(anEntry({ changes })) });
    screenOf();
    await userEvent.click(await screen.findByRole('button', { name: 'Mostrar as 109 mudanças' }));
    expect(screen.getByText(/Empresa 108/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar menos' }));
    expect(screen.queryByText(/Empresa 108/)).toBeNull();
  });

  it('asks for one record alone, from its first page', async () => {
    const calls = serve({ 'GET calculations/k1/history': answer(past) });
    screenOf();
    await userEvent.click(await screen.findByRole('button', { name: 'Ir para a próxima página' }));
    await userEvent.click(await screen.findByRole('combobox', { name: /Registro de tempo/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Hospital' }));
    await expect
      .poll(() => calls)
      .toEqual([
        'GET calculations/k1/history?page=1&limit=15',
        'GET calculations/k1/history?page=2&limit=15',
        'GET calculations/k1/history?page=1&limit=15&record=w2',
      ]);
  });

  it('returns to a revision after asking, by what was seen, and offers the way back', async () => {
    const sent: unknown[] = [];
    serve({
      'GET calculations/k1/history': answer(past),
      'POST calculations/k1/restore': async (request) => {
        sent.push([await request.json(), request.headers.get('If-Match')]);
        return { body: { calculation: sampleCalculation }, etag: '"5"' };
      },
    });
    screenOf();
    await userEvent.click(await screen.findByRole('button', { name: 'Voltar a esta versão (revisão 3)' }));
    const question = await screen.findByRole('dialog', { name: 'Voltar a esta versão?' });
    expect(within(question).getByText(/20\/11\/2026 09:00 \(revisão 3\)/)).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Voltar a esta versão' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await screen.findByText('Desfeito');
    expect(sent).toEqual([
      [{ revision: 3 }, '"4"'],
      [{ revision: 4 }, '"5"'],
    ]);
  });

  it('changes nothing where somebody else was faster, and says so', async () => {
    serve({
      'GET calculations/k1/history': answer(past),
      'POST calculations/k1/restore': { status: 409, body: { err: 'StaleRevision', errorMessage: 'Alterado' } },
    });
    screenOf();
    await userEvent.click(await screen.findByRole('button', { name: 'Voltar a esta versão (revisão 3)' }));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Voltar a esta versão' }),
    );
    expect(await screen.findByText(/Houve uma mudança enquanto esta tela estava aberta/)).toBeVisible();
  });

  it('says so when it cannot be read', async () => {
    serve({
      'GET calculations/k1/history': { status: 404, body: { err: 'NotFound', errorMessage: 'Não encontrado.' } },
    });
    screenOf();
    expect(await screen.findByText('Não foi possível carregar o histórico')).toBeVisible();
  });
});
