import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, serve } from '../../data/testing/serve.ts';
import { show } from '../../shared/testing/render.tsx';
import IndexesPage from './IndexesPage.tsx';
import { aSpreadsheet, dayOfMonth } from './spreadsheet.fake.ts';

const table = {
  updateIndex: Array.from({ length: 25 }, (_, at) => ({
    month: String((at % 12) + 1).padStart(2, '0'),
    year: 2000 + Math.floor(at / 12),
    index: 5 - at / 10,
    minSalary: null,
    maxSalary: null,
  })),
  minSalary: 1518,
  maxSalary: 8157.41,
  indexFoundInDate: true,
  indexDate: '10/2026',
  selic: [],
};
const entry = (revision: number, event: string, date: string) => ({
  revision,
  at: '2026-11-20T12:00:00.000Z',
  by: { id: 'u1', name: 'Rita' },
  event,
  summary: `${event} ${date}`,
  date,
  months: 0,
  minSalary: null,
  maxSalary: null,
});
const historyOf = (...entries: ReturnType<typeof entry>[]) => ({
  body: { entries, pagination: { page: 1, limit: 20, totalCount: entries.length } },
});

const posted: { query: string; body: unknown }[] = [];
let calls: string[];
const stage = async (answers: Answers = {}) => {
  calls = serve({
    'GET updateIndex': { body: table },
    'GET updateIndex/history': historyOf(),
    'POST updateIndex': async (request) => {
      const query = new URL(request.url).search;
      posted.push({ query, body: await request.json() });
      return query === '' ? { status: 201, body: table } : { body: { missing: [], repeated: [], differences: [] } };
    },
    // Stays open and says nothing.
    'GET recomputations/current/events': () => new Promise(() => undefined),
    ...answers,
  });
  show(<IndexesPage />);
  await screen.findByRole('table');
};
const month = () => screen.getByLabelText('Mês da tabela');
const typeMonth = async (text: string) => {
  await userEvent.clear(month());
  if (text !== '') await userEvent.type(month(), text);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const upload = async (file: File) =>
  userEvent.upload(screen.getByLabelText('Importar planilha', { selector: 'input' }), file);

beforeEach(() => {
  posted.length = 0;
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: false,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

describe('the indexes of a month', () => {
  it('are twenty a page, the newest first, and filtered by month and year', async () => {
    await stage();
    const rows = screen.getAllByRole('row').slice(1);
    expect([rows.length, rows[0]?.textContent]).toEqual([20, '0120022,600000']);
    await typeMonth('092025');
    expect(month()).toHaveValue('09/2025');
    await press('Filtrar');
    await waitFor(() => expect(calls).toContain('GET updateIndex?date=09%2F2025'));
    await press('Próximo mês');
    await waitFor(() => expect(calls).toContain('GET updateIndex?date=10%2F2025'));
  });

  it('that have no table say which one is used', async () => {
    await stage({ 'GET updateIndex': { body: { ...table, indexFoundInDate: false, indexDate: '09/2026' } } });
    expect(screen.getByText(/Os cálculos usam a de 09\/2026/)).toBeVisible();
  });

  it('are asked for a month that exists', async () => {
    await stage();
    const before = calls.length;
    for (const wrong of ['132026', '061994', '']) {
      await typeMonth(wrong);
      await press('Filtrar');
      expect(screen.getByText('Informe o mês como MM/AAAA, a partir de 07/1994')).toBeVisible();
    }
    expect(calls).toHaveLength(before);
  });
});

describe('minimum wage and ceiling', () => {
  const change = async (text: string) => {
    const field = await screen.findByLabelText('Salário mínimo');
    await userEvent.clear(field);
    await userEvent.type(field, text);
    await press('Salvar');
  };

  it('say what changes before they are saved', async () => {
    await stage();
    await change('1621,00');
    const asked = within(await screen.findByRole('dialog'));
    expect(asked.getByText('Salário mínimo: de R$ 1.518,00 para R$ 1.621,00')).toBeVisible();
    expect(posted).toEqual([]);
    await userEvent.click(asked.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Valores salvos com sucesso!')).toBeVisible();
    expect(posted).toMatchObject([{ query: '', body: { indexes: [], min_salary: 1621, max_salary: 8157.41 } }]);
  });

  it('are numbers from 0, and a failure says so', async () => {
    await stage({
      'POST updateIndex': {
        status: 422,
        body: { err: 'ValidationError', errorMessage: 'x', fields: { max_salary: 'Teto' } },
      },
    });
    await change('-5');
    expect(screen.getByText('Informe um valor a partir de 0')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await change('9000');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Erro ao atualizar salário minimo. Teto')).toBeVisible();
  });
});

describe('the SELIC', () => {
  it('is published line by line once its months were seen', async () => {
    await stage({ 'GET updateIndex': { body: { ...table, selic: [{ month: '09', year: 2026, percent: 1.1 }] } } });
    expect(screen.getByText(/Publicada: 09\/2026\./)).toBeVisible();
    const field = screen.getByLabelText('Taxas, um mês por linha');
    await userEvent.click(field);
    await userEvent.paste('08/2026 1,16%\n10/2026; 1,05');
    await press('Publicar');
    const asked = within(await screen.findByRole('dialog', { name: 'Publicar a SELIC (08/2026, 10/2026)?' }));
    expect(asked.getByText(/2 meses, de 1,05% a 1,16%/)).toBeVisible();
    expect(posted).toEqual([]);
    await userEvent.click(asked.getByRole('button', { name: 'Publicar' }));
    expect(await screen.findByText('SELIC publicada com sucesso!')).toBeVisible();
    expect(posted).toMatchObject([
      {
        body: {
          selic: [
            { month: '08', year: 2026, percent: 1.16 },
            { month: '10', year: 2026, percent: 1.05 },
          ],
          min_salary: null,
        },
      },
    ]);
    expect(field).toHaveValue('');
  });

  it('says which line is none', async () => {
    await stage();
    await userEvent.click(screen.getByLabelText('Taxas, um mês por linha'));
    await userEvent.paste('10/2026 1,05\n13/2026 1,05');
    await press('Publicar');
    expect(screen.getByText(/Não se lê a linha "13\/2026 1,05"/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes no more lines than one publication has, and keeps them', async () => {
    await stage();
    const pasted = '10/2026 1,05\n'.repeat(2400);
    fireEvent.change(screen.getByLabelText('Taxas, um mês por linha'), { target: { value: pasted } });
    await press('Publicar');
    expect(screen.getByText(/^São 2\.400 linhas, e de uma vez se publicam até 1\.200/)).toBeVisible();
    expect(screen.getByLabelText('Taxas, um mês por linha')).toHaveValue(pasted);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says of a long line how it begins', async () => {
    await stage();
    await userEvent.click(screen.getByLabelText('Taxas, um mês por linha'));
    await userEvent.paste('10/2026 1,05 '.repeat(50));
    await press('Publicar');
    expect(screen.getByText(/^Não se lê a linha "(10\/2026 1,05 ){4}10\/2026 …"/)).toBeVisible();
  });

  it.each([
    ['10/2026 1,05\n10/2026 1,1', 'O mês 10/2026 está em mais de uma linha'],
    ['09/2026 3,05\n10/2026 58,2', '10/2026 com 58,2%: informe a taxa do mês, não a acumulada'],
    ['12/2026 1,05', '12/2026 é depois de 11/2026, o mês da tabela: escolha-o no alto da página'],
  ])('refuses %j before it asks, naming the month', async (pasted, said) => {
    await stage();
    await userEvent.click(screen.getByLabelText('Taxas, um mês por linha'));
    await userEvent.paste(pasted);
    await press('Publicar');
    expect(screen.getByText(said)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('reads lines of the series that the Banco Central exports, and shows what is published to be corrected', async () => {
    await stage({ 'GET updateIndex': { body: { ...table, selic: [{ month: '09', year: 2026, percent: 1.1 }] } } });
    await press('Mostrar as publicadas');
    expect(screen.getByLabelText('Taxas, um mês por linha')).toHaveValue('09/2026 1,1');
    await userEvent.clear(screen.getByLabelText('Taxas, um mês por linha'));
    await userEvent.click(screen.getByLabelText('Taxas, um mês por linha'));
    await userEvent.paste('"01/09/2026";"1,10"\n01/10/2026;1,05');
    await press('Publicar');
    expect(await screen.findByRole('dialog', { name: 'Publicar a SELIC (de 09/2026 a 10/2026)?' })).toBeVisible();
  });
});

describe('a spreadsheet', () => {
  const file = () =>
    aSpreadsheet([
      ['', 'Mês', 'Índice'],
      ['', dayOfMonth(2026, 9), 1.01],
      ['', dayOfMonth(2026, 9), 1.02],
    ]);

  it('needs a month first', async () => {
    await stage();
    await typeMonth('');
    await press('Importar planilha');
    expect(screen.getByText('Por favor, escolha uma data para os índices importados.')).toBeVisible();
  });

  it('is published once what it changes was seen', async () => {
    await stage({
      'POST updateIndex': async (request) => {
        const query = new URL(request.url).search;
        posted.push({ query, body: await request.json() });
        const differences = [{ month: '09', year: 2026, index: 1.01, date: '10/2026', expected: 1.005 }];
        return query === '' ? { status: 201, body: table } : { body: { missing: [], repeated: [], differences } };
      },
    });
    await typeMonth('102026');
    await upload(await file());
    const asked = await dialog('Publicar a tabela de 10/2026?');
    expect(asked.getByText('2 índices lidos; 1 linha ignorada.')).toBeVisible();
    expect(asked.getByRole('row', { name: '09/2026 2 1,010000 1,005000' })).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Publicar' }));
    expect(await screen.findByText('Tabela de 10/2026 publicada com sucesso!')).toBeVisible();
    expect(posted.map(({ query }) => query)).toEqual(['?dryRun=true', '']);
    expect(posted[1]?.body).toMatchObject({
      indexes: [{ month: '09', year: 2026, index: 1.01, date: '10/2026' }, { index: 1.02 }],
      min_salary: null,
      month: '10',
      year: 2026,
    });
  });

  it('with holes or repetitions names their lines and cannot be published', async () => {
    const found = { missing: ['07/1994', '08/1994'], repeated: ['09/2026'], differences: [] };
    await stage({ 'POST updateIndex': { body: found } });
    await typeMonth('102026');
    await upload(await file());
    const asked = await dialog('Publicar a tabela de 10/2026?');
    expect(asked.getByText('09/2026 está repetido nas linhas 2, 3')).toBeVisible();
    expect(asked.getByText('Falta de 07/1994 a 08/1994 (antes da linha 2)')).toBeVisible();
    expect(asked.queryByRole('button', { name: 'Publicar' })).toBeNull();
  });

  it('that is none, or has no row that counts, says so', async () => {
    await stage();
    await typeMonth('102026');
    await upload(new File(['%PDF-1.4'], 'tabela.xlsx'));
    expect(await screen.findByText('Erro ao processar arquivo.')).toBeVisible();
    await upload(await aSpreadsheet([['Mês', 'Índice']]));
    expect(await screen.findByText(/Nenhuma linha tem uma data na coluna B/)).toBeVisible();
    expect(posted).toEqual([]);
  });
});

describe('what was published', () => {
  it('can be withdrawn where it still stands, after asking', async () => {
    await stage({
      'GET updateIndex/history': historyOf(
        entry(4, 'IndexesPublished', '10/2026'),
        entry(3, 'IndexesWithdrawn', '09/2026'),
        entry(2, 'IndexesPublished', '10/2026'),
        entry(1, 'IndexesPublished', '09/2026'),
      ),
      'DELETE updateIndex': { status: 204 },
    });
    await screen.findByText('IndexesPublished 09/2026');
    expect(screen.getAllByRole('button', { name: /^Retirar o que/ })).toHaveLength(1);
    await press('Retirar o que foi publicado para 10/2026');
    const asked = await dialog('Retirar o que foi publicado para 10/2026?');
    await userEvent.click(asked.getByRole('button', { name: 'Retirar' }));
    expect(await screen.findByText('Retirado o que foi publicado para 10/2026')).toBeVisible();
    expect(calls).toContain('DELETE updateIndex?date=10%2F2026');
  });
});
