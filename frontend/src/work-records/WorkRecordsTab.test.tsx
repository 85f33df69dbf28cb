import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { timeTotals } from '../../../domain/api/calculations.ts';
import { sampleCalculation, sampleRecord } from '../../../domain/api/sample.ts';
import type { WorkRecord } from '../../../domain/api/work-records.ts';
import { InCalculation } from '../calculations/InCalculation.fake.tsx';
import { type Answers, serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import { WorkRecordsTab } from './WorkRecordsTab.tsx';

const none = { years: 0, months: 0, days: 0 };
const emptyTotals = Object.fromEntries(Object.keys(timeTotals.shape.totals.shape).map((name) => [name, none]));

const record = (id: string, companyName: string, changes: Partial<WorkRecord>): WorkRecord => ({
  ...sampleRecord,
  id,
  companyName,
  calculationId: sampleCalculation.id,
  concomitantWith: [],
  ...changes,
});

const reform = { body: { until: '2019-11-13', totals: emptyTotals } };

const open = async (workRecords: WorkRecord[], answers: Answers = {}) => {
  const calls = serve({ 'GET calculations/k1/time-totals': reform, ...answers });
  show(
    <InCalculation workRecords={workRecords}>
      <WorkRecordsTab />
    </InCalculation>,
  );
  await screen.findAllByRole('article');
  return calls;
};
const names = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the records of a calculation', () => {
  it('stand in the order of their time, not of their entry', async () => {
    await open([
      record('w1', 'Terceira', { ingressDate: '2010-01-01', egressDate: '2011-12-31' }),
      record('w2', 'Primeira', { ingressDate: '1990-01-01', egressDate: '1999-12-31' }),
      record('w3', 'Segunda', { ingressDate: '2010-01-01', egressDate: '2010-12-31' }),
    ]);
    expect(names()).toEqual(['Primeira', 'Segunda', 'Terceira']);
  });

  it('stand on a line of time with the day of the reform, and none where no reform is known', async () => {
    const two = [
      record('w1', 'Primeira', { ingressDate: '1990-01-01', egressDate: '1999-12-31' }),
      record('w2', 'Segunda', { ingressDate: '2010-01-01', egressDate: null }),
    ];
    await open(two);
    expect(await screen.findByText('Reforma')).toBeInTheDocument();
    cleanup();
    const dayAfter = { body: { until: '2026-11-21', totals: emptyTotals } };
    await open(two, { 'GET calculations/k1/time-totals': dayAfter });
    expect(await screen.findByText('EC 41')).toBeInTheDocument();
    expect(screen.queryByText('Reforma')).toBeNull();
  });

  it('stand apart where they were worked abroad, without remunerations and regime to switch', async () => {
    const abroad = {
      country: 'Portugal',
      regimeType: 'RGPS',
      days: 0,
      countDifferences: [],
      isPublicService: false,
    } as const;
    await open([record('w1', 'Fábrica do Porto', { ...abroad, countDifferences: [] })]);
    const card = within(screen.getByRole('article'));
    expect(card.getByText('Tempo no exterior: Portugal')).toBeVisible();
    expect(card.getByText('Vigência do acordo a conferir')).toBeVisible();
    expect(card.getByText('Sem remunerações: só as do Brasil entram na média.')).toBeVisible();
    expect(card.queryByRole('button', { name: /remunerações/ })).toBeNull();
    expect(card.queryByRole('button', { name: 'RPPS' })).toBeNull();
    expect(screen.getByText('Exterior')).toBeVisible();
  });

  it('name in one line the country of time abroad, whose days are no zero', async () => {
    await open([record('w1', 'Fábrica do Porto', { country: 'Portugal', regimeType: 'RGPS', days: 0 })]);
    await press('Compacto: um vínculo por linha');
    const line = within(await screen.findByRole('listitem'));
    expect(line.getByTitle('Portugal')).toHaveTextContent('Portugal');
    expect(line.queryByText('0 dias')).toBeNull();
  });

  it('say which others they run beside, each with its dates', async () => {
    const dates = { ingressDate: '2010-01-01', egressDate: '2010-12-31' };
    await open([
      record('w1', 'Escola', { ...dates, concomitantWith: ['w2', 'w3'] }),
      record('w2', 'Colégio', { ...dates, concomitantWith: ['w1'] }),
      record('w3', 'Curso', { ...dates, ingressDate: '2010-05-01', concomitantWith: ['w1'] }),
    ]);
    expect(screen.getAllByText('Concomitante com Escola')).toHaveLength(2);
    await userEvent.hover(screen.getByText('Concomitante com Colégio e mais 1'));
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      /Colégio · 01\/01\/2010 – 31\/12\/2010.*Curso · 01\/05\/2010 – 31\/12\/2010/,
    );
  });

  it('of the simplified plan say what they do not count for', async () => {
    await open([record('w1', 'Recolhimento', { contributionPlan: 'simplified' })]);
    await userEvent.hover(screen.getByText('Plano simplificado'));
    expect(await screen.findByRole('tooltip')).toHaveTextContent(/por tempo só depois de complementada/);
  });

  it('of a facultativo typed by hand say that 5% asks for the CadÚnico', async () => {
    await open([record('w1', 'Facultativa', { contributionPlan: 'simplified', regimeType: 'RGPS' })]);
    await userEvent.hover(screen.getByText('Plano simplificado'));
    expect(await screen.findByRole('tooltip')).toHaveTextContent(/família inscrita no CadÚnico/);
  });
});

const servant = record('w1', 'Prefeitura', { regimeType: 'RPPS', ingressDate: '2000-01-01', egressDate: '2009-12-31' });
const worker = record('w2', 'Padaria', { regimeType: 'RGPS', ingressDate: '1990-01-01', egressDate: '1995-12-31' });

describe('the regime filter', () => {
  const choose = (regime: string) =>
    userEvent.click(
      within(screen.getByRole('group', { name: 'Vínculos mostrados' })).getByRole('button', { name: regime }),
    );

  it('shows the cards and the bars of one regime, or of both', async () => {
    await open([servant, worker]);
    expect(names()).toEqual(['Padaria', 'Prefeitura']);
    await choose('RPPS');
    expect(names()).toEqual(['Prefeitura']);
    expect(screen.queryByRole('button', { name: /^Padaria ·/ })).toBeNull();
    await choose('Todos');
    expect(names()).toEqual(['Padaria', 'Prefeitura']);
  });

  it('says so when there is none of a regime', async () => {
    await open([worker]);
    await choose('RPPS');
    expect(screen.getByText('Nenhum vínculo do RPPS.')).toBeVisible();
  });
});

describe('seventy records', () => {
  const seventy = Array.from({ length: 70 }, (_, at) =>
    record(`w${at}`, at % 2 === 0 ? `Padaria ${at}` : `Escola ${at}`, {
      ingressDate: `19${10 + at}-01-01`,
      egressDate: `19${10 + at}-12-31`,
    }),
  );
  const show70 = async () => {
    serve({ 'GET calculations/k1/time-totals': reform });
    const shown = show(
      <InCalculation workRecords={seventy}>
        <WorkRecordsTab />
      </InCalculation>,
    );
    return { ...shown, list: within(await screen.findByRole('list', { name: 'Vínculos, um por linha' })) };
  };

  it('stand one in a line, walked through by the arrows and opened by Enter', async () => {
    const { list } = await show70();
    expect(list.getAllByRole('listitem')).toHaveLength(70);
    // A phone has no columns for them, and cut names of one employer look the same.
    expect(list.getByText(/^01\/01\/1911 – 31\/12\/1911 · R[GP]PS$/)).toBeInTheDocument();
    list.getByRole('button', { name: 'Padaria 0' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(list.getByRole('button', { name: 'Escola 1' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(list.getByRole('button', { name: 'Escola 69' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Editar registro de tempo' })).toBeVisible();
  });

  it('are filtered by employer, which is remembered, as is the view', async () => {
    const { list, unmount } = await show70();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filtrar por empresa' }), 'escola 6');
    expect(list.getAllByRole('listitem')).toHaveLength(5);
    unmount();
    const again = await show70();
    expect(again.list.getAllByRole('listitem')).toHaveLength(5);
    await press('Cartões');
    expect(names()).toEqual(['Escola 61', 'Escola 63', 'Escola 65', 'Escola 67', 'Escola 69']);
    again.unmount();
    show(
      <InCalculation workRecords={seventy}>
        <WorkRecordsTab />
      </InCalculation>,
    );
    expect(await screen.findAllByRole('article')).toHaveLength(5);
  });
});

describe('the regime of a record', () => {
  it('changes with a word, and with another one when it cannot', async () => {
    const refused = { status: 503, body: { err: 'StoreUnavailable', errorMessage: 'Fora do ar' } };
    let works = true;
    await open([worker], {
      'PUT work-records/w2': () => (works ? { body: { workRecord: worker }, etag: '"5"' } : refused),
    });
    const card = within(screen.getByRole('article'));
    await userEvent.click(card.getByRole('button', { name: 'RPPS' }));
    expect(await screen.findByText('Regime alterado com sucesso')).toBeVisible();
    works = false;
    await userEvent.click(card.getByRole('button', { name: 'RPPS' }));
    expect(await screen.findByText('Erro ao alterar regime')).toBeVisible();
  });
});

describe('several records', () => {
  it('are removed in one step, which one button takes back', async () => {
    const sent: unknown[] = [];
    await open([servant, worker], {
      'POST work-records/multiple/remove': async (request) => {
        sent.push(request.headers.get('If-Match'), await request.json());
        return { status: 204, etag: '"6"' };
      },
      'POST calculations/k1/restore': async (request) => {
        sent.push(request.headers.get('If-Match'), await request.json());
        return { body: { calculation: sampleCalculation }, etag: '"7"' };
      },
    });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar Padaria' }));
    expect(screen.getByText('1 selecionado')).toBeVisible();
    await press('Selecionar todos');
    await userEvent.click(
      within(screen.getByRole('toolbar', { name: /selecionados/ })).getByRole('button', { name: 'Remover' }),
    );
    expect(await screen.findByText('Remover 2 registros?')).toBeVisible();
    expect(screen.getByText(/o aviso oferece desfazer/)).toBeVisible();
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remover' }));
    expect(await screen.findByText('2 registros removidos com sucesso')).toBeVisible();
    await press('Desfazer');
    await waitFor(() =>
      expect(sent).toEqual(['"4"', { calculationId: 'k1', ids: ['w1', 'w2'] }, '"6"', { revision: 4 }]),
    );
  });

  it('are counted as teaching together', async () => {
    const sent: unknown[] = [];
    await open([servant, worker], {
      'PUT work-records/multiple': async (request) => {
        sent.push(await request.json());
        return { body: { workRecords: [servant, worker] }, etag: '"6"' };
      },
    });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar Prefeitura' }));
    await press('Conta como…');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Magistério' }));
    expect(await screen.findByText('1 registro alterado com sucesso')).toBeVisible();
    expect(sent).toEqual([{ calculationId: 'k1', ids: ['w1'], change: { isTeaching: true } }]);
  });

  it('say that none was changed and for which one, where one of them is abroad', async () => {
    const abroad = record('w9', 'Fábrica do Porto', {
      country: 'Portugal',
      regimeType: 'RGPS',
      isPublicService: false,
    });
    await open([worker, abroad], {
      'PUT work-records/multiple': () => ({
        status: 422,
        body: {
          err: 'ValidationError',
          errorMessage: 'Verifique os campos indicados.',
          fields: { isTeaching: 'Não vale para tempo no exterior' },
        },
      }),
    });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar Fábrica do Porto' }));
    await press('Conta como…');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Magistério' }));
    expect(
      await screen.findByText(
        'Nenhum dos selecionados foi alterado. Fábrica do Porto: Não vale para tempo no exterior',
      ),
    ).toBeVisible();
  });
});

it('does not ask again about a record that came back', async () => {
  serve({ 'GET calculations/k1/time-totals': reform });
  const Changing = () => {
    const [records, setRecords] = useState([servant, worker]);
    return (
      <InCalculation workRecords={records}>
        <WorkRecordsTab />
        <button type="button" onClick={() => setRecords(records.length === 2 ? [worker] : [servant, worker])}>
          a colleague
        </button>
      </InCalculation>
    );
  };
  show(<Changing />);
  await userEvent.click(await screen.findByRole('button', { name: 'Remover: Prefeitura' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  await userEvent.click(screen.getByText('a colleague'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByText('a colleague'));
  expect(await screen.findByRole('article', { name: 'Prefeitura' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('several records on a phone', () => {
  it('are changed by one menu, which leaves the cards in sight', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: media.includes('max-width'),
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const sent: unknown[] = [];
    await open([servant, worker], {
      'PUT work-records/multiple': async (request) => {
        sent.push(await request.json());
        return { body: { workRecords: [servant, worker] }, etag: '"6"' };
      },
    });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar Prefeitura' }));
    await press('Alterar');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Selecionar todos' }));
    await press('Alterar');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Passar para RGPS' }));
    expect(await screen.findByText('2 registros alterados com sucesso')).toBeVisible();
    expect(sent).toEqual([{ calculationId: 'k1', ids: ['w1', 'w2'], change: { regimeType: 'RGPS' } }]);
    await press('Limpar seleção');
    expect(screen.queryByRole('toolbar', { name: /selecionados/ })).toBeNull();
  });
});

describe('the timeline', () => {
  it('opens a record from its bar', async () => {
    await open([servant]);
    await press('Prefeitura · 01/01/2000 – 31/12/2009');
    expect(await screen.findByRole('dialog', { name: /Editar registro de tempo/ })).toBeVisible();
  });

  it('offers a record for a time without any', async () => {
    await open([servant, worker]);
    await press('Sem registro de 01/01/1996 a 31/12/1999 (1.461 dias): inserir um');
    expect(await screen.findByLabelText(/Data de início/)).toHaveValue('01/01/1996');
    expect(screen.getByLabelText(/Data de término/)).toHaveValue('31/12/1999');
  });

  it('marks the days on which the law changed, as far as the records reach', async () => {
    await open([servant]);
    expect(screen.getByText(/EC 41/)).toBeVisible();
    expect(await screen.findByText(/Reforma/)).toBeVisible();
    expect(screen.queryByText(/EC 20/)).toBeNull();
  });
});
