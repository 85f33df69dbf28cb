import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { RulesAnswer } from '../../../../domain/api/rules.ts';
import { sampleCalculation, sampleCustomer, sampleRecord, sampleRule, span } from '../../../../domain/api/sample.ts';
import { keys } from '../../data/keys.ts';
import { type Answers, serve } from '../../data/testing/serve.ts';
import { show } from '../../shared/testing/render.tsx';
import CalculationPage from './CalculationPage.tsx';

const totals = {
  contributionTime: span(40, 6, 20),
  convertedContributionTime: span(40, 6, 20),
  publicServiceTime: span(36),
  teachingTime: span(0),
  carreerTime: span(36),
  positionTime: span(36),
  specialTime: span(0),
  policeTime: span(0),
  disabledTime: span(0),
  disabledLowTime: span(0),
  disabledModerateTime: span(0),
};
const rules: RulesAnswer = {
  applicableRules: [sampleRule],
  futureRules: [],
  notApplicableRules: [],
  regimeDate: '2019-11-13',
  missingData: [],
  warnings: [],
};
const answers: Answers = {
  'GET calculations/k1': { body: sampleCalculation, etag: '"4"' },
  'GET customers/c1': { body: { customer: sampleCustomer } },
  'GET calculations/k1/work-records': { body: { workRecords: [sampleRecord] }, etag: '"4"' },
  'GET calculations/k1/time-totals': { body: { until: '2026-11-20', totals } },
  'GET calculations/k1/rules': { body: rules },
};

const open = (at = '', changes: Answers = {}) => {
  const calls = serve({ ...answers, ...changes });
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) =>
    address.endsWith('/events') ? new Promise<Response>(() => undefined) : others(address, init),
  );
  const { router, client } = show(<CalculationPage />, {
    at: `/customer/c1/calculations/k1${at}`,
    path: '/customer/:id/calculations/:calculationId/*',
  });
  return { calls, client, address: () => `${router.state.location.pathname}${router.state.location.search}` };
};
const tab = (name: string | RegExp) => screen.findByRole('tab', { name });

describe('the page of a calculation', () => {
  it('names the day on which stated times are held, and what an empty date means', async () => {
    const stated = {
      ...sampleCalculation,
      calculationDate: null,
      calculationDateUsed: '2026-11-18',
      calculationDateSource: 'spansStated',
    };
    open('', {
      'GET calculations/k1': { body: stated, etag: '"4"' },
      'GET calculations/k1/work-records': { body: { workRecords: [] }, etag: '"4"' },
    });
    expect(await screen.findByText('18/11/2026 (dia em que os tempos foram informados)')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Editar' }));
    expect(await screen.findByText('Em branco: dia em que os tempos foram informados, 18/11/2026')).toBeVisible();
  });

  it('opens the records, and says in days what the spans come to', async () => {
    open();
    expect(await screen.findByRole('article', { name: sampleRecord.companyName })).toBeVisible();
    expect(await tab('Registros de tempo')).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByText('Cortes de Data')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Dados do Cálculo' }));
    const [, shown] = screen.getAllByText('40 anos, 6 meses e 20 dias');
    if (shown === undefined) throw new Error('the totals are shown in the strip and in the data');
    await userEvent.hover(shown);
    expect(await screen.findByText('14.800 dias')).toBeVisible();
  });

  it('is never shown below the name of another client: its address is put right', async () => {
    const of = { ...sampleCalculation, customerId: 'c2' };
    const { address } = open('/rules?regime=RPPS', {
      'GET calculations/k1': { body: of, etag: '"4"' },
      'GET customers/c1': { body: { customer: { ...sampleCustomer, name: 'Outra Pessoa' } } },
      'GET customers/c2': { body: { customer: { ...sampleCustomer, id: 'c2' } } },
    });
    await tab('Regras RPPS');
    expect(address()).toBe('/customer/c2/calculations/k1/rules?regime=RPPS');
    expect(screen.queryByText('Outra Pessoa')).toBeNull();
  });

  it('opens what its address says', async () => {
    open('/future-rules?regime=RPPS');
    expect(await tab('Regras Futuras (0)')).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByText('Não há regras futuras.')).toBeVisible();
  });

  it('writes into its address what is opened', async () => {
    const { address } = open();
    await userEvent.click(await tab('Regras RGPS'));
    expect(address()).toBe('/customer/c1/calculations/k1/rules?regime=RGPS');
    await userEvent.click(await tab(/Regras Não Aplicáveis/));
    expect(address()).toBe('/customer/c1/calculations/k1/rules-not-applicable?regime=RGPS');
    await userEvent.click(await tab('Registros de tempo'));
    expect(address()).toBe('/customer/c1/calculations/k1/work-records');
  });

  it('asks for the totals of a cut and of both regimes', async () => {
    const { calls } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Dados do Cálculo' }));
    await userEvent.click(await screen.findByLabelText('Cortes de Data'));
    await userEvent.click(screen.getByRole('option', { name: 'Até a Data da Reforma' }));
    await userEvent.click(screen.getByLabelText('Regime'));
    await userEvent.click(screen.getByRole('option', { name: 'Todos' }));
    await waitFor(() => expect(calls).toContain('GET calculations/k1/time-totals?until=reform&regimeType=ALL'));
  });

  it('keeps the times read-only while there are work records', async () => {
    open('?mode=edit');
    expect(await screen.findByLabelText('Tempo de contribuição: anos')).toBeDisabled();
    expect(screen.getByRole('group', { name: 'Tempo de contribuição' })).toHaveAttribute(
      'title',
      expect.stringMatching(/^Não é possível alterar esse campo pois o sistema está considerando/),
    );
  });

  it.each([
    ['RPPS', true],
    ['RGPS', false],
  ] as const)('asks for an empty time that the %s knows, without calling it an error', async (regimeType, asked) => {
    open('?mode=edit', {
      'GET calculations/k1': { body: { ...sampleCalculation, regimeType, carreerTime: span(0) }, etag: '"4"' },
      'GET calculations/k1/work-records': { body: { workRecords: [] }, etag: '"4"' },
      'GET regimes': { body: { regimes: [] } },
    });
    const years = await screen.findByLabelText('Tempo de carreira: anos');
    await waitFor(() => expect(years).toBeEnabled());
    await userEvent.click(years);
    await userEvent.tab();
    expect(screen.queryByText('Campo obrigatório')).toBeNull();
    await userEvent.click(await screen.findByLabelText('Tempo no cargo: anos'));
    await waitFor(() => expect(screen.queryAllByText('Campo obrigatório')).toHaveLength(asked ? 1 : 0));
    expect(years).not.toHaveAttribute('aria-invalid', 'true');
  });

  it('leads from the checklist of missing data to the form that asks for it', async () => {
    const missing = { ...rules, applicableRules: [], missingData: ['calculation.publicServiceIngressDate'] };
    open('/rules?regime=RPPS', { 'GET calculations/k1/rules': { body: missing } });
    await userEvent.click(await screen.findByRole('link', { name: 'Data de ingresso no serviço público' }));
    expect(await screen.findByLabelText('Nome do cálculo *')).toHaveValue('Aposentadoria União');
  });

  it('tells the second of two tabs that the calculation changed, and loses nothing', async () => {
    const seen: (string | null)[] = [];
    open('?mode=edit', {
      'PUT calculations/k1': (request) => {
        seen.push(request.headers.get('If-Match'));
        return { status: 409, body: { err: 'StaleRevision', errorMessage: 'Mudou' } };
      },
    });
    const name = await screen.findByLabelText('Nome do cálculo *');
    await userEvent.type(name, ' 2');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('O cadastro foi alterado enquanto você editava')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continuar editando' }));
    expect(seen).toEqual(['"4"']);
    expect(name).toHaveValue('Aposentadoria União 2');
  });

  it('names what an RPPS calculation was saved without, where Salvar was pressed at once', async () => {
    const lacking = { ...sampleCalculation, regimeType: 'RPPS', publicServiceIngressDate: null };
    open('?mode=edit', {
      'GET calculations/k1': { body: lacking, etag: '"4"' },
      'GET regimes': { body: { regimes: [] } },
      'PUT calculations/k1': { body: { calculation: lacking }, etag: '"5"' },
    });
    await userEvent.type(await screen.findByLabelText('Nome do cálculo *'), ' 2');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText(/^Cálculo salvo\. Ainda em branco: .*ingresso no serviço público/i)).toBeVisible();
    expect(screen.queryByText('Cálculo salvo')).toBeNull();
  });

  it('puts the sentences of a refusal under their fields, also of the regime, which the contract knows by its number', async () => {
    open('?mode=edit', {
      'GET regimes': { body: { regimes: [] } },
      'PUT calculations/k1': {
        status: 422,
        body: { err: 'ValidationError', errorMessage: 'Há campos a corrigir', fields: { regimeId: 'Regime inválido' } },
      },
    });
    await userEvent.type(await screen.findByLabelText('Nome do cálculo *'), ' 2');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Regime inválido')).toBeVisible();
    expect(screen.getByText('Há campos a corrigir')).toBeVisible();
  });

  it('saves over what somebody else saved only when asked to, and at the revision that stands now', async () => {
    const seen: (string | null)[] = [];
    open('?mode=edit', {
      'GET calculations/k1': () => ({ body: sampleCalculation, etag: seen.length === 0 ? '"4"' : '"6"' }),
      'PUT calculations/k1': (request) => {
        seen.push(request.headers.get('If-Match'));
        return seen.length === 1
          ? { status: 409, body: { err: 'StaleRevision', errorMessage: 'Mudou' } }
          : { body: { calculation: sampleCalculation }, etag: '"7"' };
      },
    });
    await userEvent.type(await screen.findByLabelText('Nome do cálculo *'), ' 2');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar as minhas assim mesmo' }));
    expect(await screen.findByText('Cálculo salvo')).toBeVisible();
    expect(seen).toEqual(['"4"', '"6"']);
  });

  it('asks to sign in again over the form when the session had ended, and never says saved', async () => {
    open('?mode=edit', {
      'PUT calculations/k1': { status: 401, body: { err: 'NotAuthenticated', errorMessage: 'Sua sessão terminou.' } },
    });
    const name = await screen.findByLabelText('Nome do cálculo *');
    await userEvent.type(name, ' 2');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Sua sessão terminou.')).toBeVisible();
    expect(name).toHaveValue('Aposentadoria União 2');
    expect(screen.queryByText('Cálculo salvo')).toBeNull();
  });

  it('asks before anything on the page closes a changed form', async () => {
    const { address } = open('/rules?regime=RPPS&mode=edit');
    const name = await screen.findByLabelText('Nome do cálculo *');
    await userEvent.type(name, ' 2');
    for (const closing of [screen.getByRole('button', { name: 'Cancelar' }), await tab('Regras RGPS')]) {
      await userEvent.click(closing);
      await userEvent.click(await screen.findByRole('button', { name: 'Continuar editando' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(name).toHaveValue('Aposentadoria União 2');
    }
    await userEvent.click(await tab('Regras RGPS'));
    await userEvent.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
    await waitFor(() => expect(address()).toBe('/customer/c1/calculations/k1/rules?regime=RGPS'));
  });

  const missing = { status: 404, body: { err: 'NotFound', errorMessage: 'Não encontrado' } };

  it('leads back to the client when there is no such calculation', async () => {
    open('', { 'GET calculations/k1': missing, 'GET calculations/k1/work-records': missing });
    expect(await screen.findByRole('heading', { name: 'Este cálculo não existe mais' })).toBeVisible();
    const back = await screen.findByRole('link', { name: 'Voltar ao cliente' });
    expect(back).toHaveAttribute('href', '/customer/c1');
  });

  it('leads back to the list when there is no such client either', async () => {
    open('', {
      'GET calculations/k1': missing,
      'GET calculations/k1/work-records': missing,
      'GET customers/c1': missing,
    });
    expect(await screen.findByRole('link', { name: 'Ver todos os clientes' })).toHaveAttribute('href', '/');
  });

  it('reads all again that failed to be read', async () => {
    let broken = true;
    open('', {
      'GET customers/c1': () =>
        broken
          ? { status: 422, body: { err: 'ValidationError', errorMessage: 'Pedido inválido' } }
          : { body: { customer: sampleCustomer } },
    });
    const retry = await screen.findByRole('button', { name: 'Tentar de novo' });
    broken = false;
    await userEvent.click(retry);
    expect(await tab('Registros de tempo')).toBeVisible();
  });

  it('keeps the form when reading the calculation again fails behind it', async () => {
    let broken = false;
    const { client } = open('?mode=edit', {
      'GET calculations/k1': () =>
        broken
          ? { status: 422, body: { err: 'ValidationError', errorMessage: 'Pedido inválido' } }
          : { body: sampleCalculation, etag: '"4"' },
    });
    const name = await screen.findByLabelText('Nome do cálculo *');
    await userEvent.type(name, ' 2');
    broken = true;
    await client.invalidateQueries({ queryKey: keys.calculation('k1') });
    await waitFor(() => expect(client.getQueryState(keys.calculation('k1'))?.status).toBe('error'));
    expect(name).toBeVisible();
    expect(name).toHaveValue('Aposentadoria União 2');
  });
});
