import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import { RegimeField } from './RegimeField.tsx';
import type { ChosenRegime } from './RegimeLine.tsx';

const regime = (regimeId: number, name: string) => ({
  regimeId,
  name,
  uf: null,
  city: null,
  reformDate: null,
  reading: { extent: 'notRead', on: null },
});
const all = [regime(1, 'INSS'), regime(2, 'União'), regime(3, 'Sem Reforma'), regime(40, 'Joinville-SC')];

const Field = () => {
  const [chosen, setChosen] = useState<ChosenRegime | null>(null);
  return (
    <>
      <RegimeField value={chosen} onChange={setChosen} rgps={false} />
      <p>chosen: {chosen?.name ?? 'none'}</p>
    </>
  );
};

describe('the field of the regime', () => {
  it('never offers the INSS to a servant', async () => {
    serve({ 'GET regimes': { body: { regimes: all } } });
    show(<Field />);
    await userEvent.click(screen.getByRole('combobox'));
    expect(await screen.findByRole('option', { name: 'União' })).toBeVisible();
    expect(screen.queryByRole('option', { name: 'INSS' })).toBeNull();
  });

  it('says of each its reform and how much of its law was read', async () => {
    const read = { reformDate: '2020-01-31', reading: { extent: 'inPart', on: '2020-02-01' } };
    serve({ 'GET regimes': { body: { regimes: [{ ...regime(29, 'Bahia (Estado)'), ...read }, ...all] } } });
    show(<Field />);
    await userEvent.click(screen.getByRole('combobox'));
    expect(await screen.findByRole('option', { name: 'Bahia (Estado)' })).toHaveTextContent(
      'Reforma em 31/01/2020 · Texto da norma conferido em parte (até a redação de 01/02/2020)',
    );
    expect(screen.getByRole('option', { name: 'Joinville-SC' })).toHaveTextContent(
      'Calculado como Sem Reforma · Texto da norma não conferido',
    );
  });

  it('narrows at once what is there, so that Enter never takes what was not typed', async () => {
    serve({ 'GET regimes': { body: { regimes: all } } });
    show(<Field />);
    await userEvent.click(screen.getByRole('combobox'));
    await screen.findByRole('option', { name: 'União' });
    await userEvent.keyboard('join{ArrowDown}{Enter}');
    expect(screen.getByText('chosen: Joinville-SC')).toBeVisible();
  });

  it('says that it is looking while the server was not asked yet', async () => {
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    serve({
      'GET regimes': async (request) => {
        const name = new URL(request.url).searchParams.get('name') ?? '';
        if (name === '') return { body: { regimes: [regime(2, 'União')] } };
        await asked;
        return { body: { regimes: [regime(41, 'Curitiba-PR')] } };
      },
    });
    show(<Field />);
    await userEvent.click(screen.getByRole('combobox'));
    await screen.findByRole('option', { name: 'União' });
    await userEvent.keyboard('curi');
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.getByText('Procurando…')).toBeVisible();
    answer();
    await userEvent.click(await screen.findByRole('option', { name: 'Curitiba-PR' }));
    await waitFor(() => expect(screen.getByText('chosen: Curitiba-PR')).toBeVisible());
  });

  it('tells who finds nothing what to do for a city that is not in the list', async () => {
    serve({ 'GET regimes': { body: { regimes: [] } } });
    show(<Field />);
    await userEvent.click(screen.getByRole('combobox'));
    expect(await screen.findByText('Nenhum regime encontrado')).toBeVisible();
    expect(
      screen.getByText(/descreva-o em “Entes do escritório”.* Se não reformou, escolha “Sem Reforma”/),
    ).toBeVisible();
    expect(screen.getByText(/Cidade sem regime próprio/)).toBeVisible();
  });

  it('says that it could not look, and not that there is none', async () => {
    serve({ 'GET regimes': { status: 422, body: { err: 'ValidationError', errorMessage: 'Inválido' } } });
    show(<Field />);
    await userEvent.click(screen.getByRole('combobox'));
    expect(await screen.findByText('Não foi possível buscar os regimes. Tente de novo.')).toBeVisible();
  });
});
