import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { reportBody } from '../../../domain/api/report.ts';
import { type ReportLook, reportLookAnswer, usualLook } from '../../../domain/api/report-look.ts';
import type { RulesAnswer } from '../../../domain/api/rules.ts';
import { sampleRecord } from '../../../domain/api/sample.ts';
import { InCalculation } from '../calculations/InCalculation.fake.tsx';
import { serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import type { ReportRegimes } from './fields.ts';
import { ReportTab } from './ReportTab.tsx';

const noRules: RulesAnswer = {
  applicableRules: [],
  futureRules: [],
  notApplicableRules: [],
  regimeDate: null,
  missingData: [],
  warnings: [],
};

const open = (regimes: ReportRegimes = 'RPPS', answer: Partial<RulesAnswer> = {}) => {
  const asked: unknown[] = [];
  const chosen: ReportLook[] = [];
  serve({
    'GET calculations/k1/rules': { body: { ...noRules, ...answer } },
    'GET calculations/k1/scenarios': { body: { scenarios: [] } },
    'GET users/self/report-look': () => ({ body: { reportLook: chosen.at(-1) ?? usualLook } }),
    'PUT users/self/report-look': async (request) => {
      const { reportLook: look } = reportLookAnswer.parse(await request.json());
      chosen.push(look);
      return { body: { reportLook: look } };
    },
    'POST reports/genial-report/preview': async (request) => {
      asked.push(await request.json());
      return { body: { html: '<p>parecer</p>' } };
    },
  });
  const shown = show(
    <InCalculation workRecords={[sampleRecord, { ...sampleRecord, id: 'w2', isPublicService: false }]}>
      <ReportTab regimes={regimes} />
    </InCalculation>,
  );
  return { asked, chosen, ...shown };
};
const section = (name: RegExp) => screen.findByRole('switch', { name });

const load = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Carregar campos' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Carregar' }));
};

describe('the Relatório Genial on the screen', () => {
  beforeEach(() => sessionStorage.clear());

  it('numbers again the sections that stay on', async () => {
    open();
    expect(await section(/^V\. Emissão/)).toBeChecked();
    await userEvent.click(await section(/^II\. Informações/));
    expect(await section(/^IV\. Emissão/)).toBeChecked();
    expect(await section(/^Informações básicas/)).not.toBeChecked();
  });

  it('leaves off what has nothing to say of the client, and says of what waits for a note that it will not print', async () => {
    open();
    expect(await section(/^Isenção do imposto de renda/)).not.toBeChecked();
    expect(await section(/Plano de ação/)).toBeChecked();
    expect(screen.getAllByText('sem texto: não será impressa')).toHaveLength(2);
    expect(screen.getByText(/Ligadas sem texto ou sem conteúdo: Observações finais; Plano de ação/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Anotar em Plano de ação' }));
    await userEvent.type(screen.getByLabelText('Anotações desta seção: Plano de ação'), 'Ligar');
    expect(screen.getAllByText('sem texto: não será impressa')).toHaveLength(1);
  });

  it('offers the sections of its regime and the shared ones only', () => {
    open();
    expect(screen.queryByText(/RGPS/)).toBeNull();
  });

  it('shows the document as it is asked for', async () => {
    const { asked } = open();
    expect(await screen.findByTitle('Prévia do documento')).toHaveAttribute('srcdoc', '<p>parecer</p>');
    await userEvent.clear(screen.getByLabelText('Nome do advogado'));
    await userEvent.type(screen.getByLabelText('Nome do advogado'), 'Dra. Ana');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ calculationId: 'k1', lawyerName: 'Dra. Ana' }));
    expect(reportBody.safeParse(asked.at(-1)).success).toBe(true);
  });

  it('warns, before anything is exported, of the data without which nothing is concluded', async () => {
    open('RPPS', { missingData: ['calculation.publicServiceIngressDate'] });
    const missing = await screen.findByRole('link', { name: 'Data de ingresso no serviço público' });
    expect(missing).toHaveAttribute('href', '/customer/c1/calculations/k1/genial-report?regime=RPPS&mode=edit');
    expect(screen.getByText(/sai sem as conclusões/)).toBeVisible();
    await userEvent.click(await section(/Possibilidades imediatas/));
    await userEvent.click(await section(/Possibilidades futuras/));
    expect(screen.queryByText(/sai sem as conclusões/)).toBeNull();
  });

  it('says, before anything is exported, what the rules leave open', async () => {
    open('RPPS', { warnings: ['O registro em aberto desde 01/01/1990 tem a última remuneração em 12/2016.'] });
    const said = await screen.findByText(/Em aberto nas regras do RPPS/);
    expect(said).toBeVisible();
    expect(screen.getByText(/última remuneração em 12\/2016/)).toBeVisible();
  });

  it('is signed as the own account says, which is one link away', async () => {
    open();
    expect(screen.getByLabelText('Nome do advogado')).toHaveValue('Helena Prado');
    expect(screen.getByLabelText('OAB')).toHaveValue('PR 12.345');
    expect(screen.getByText(/Assina em Curitiba\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Minha conta' })).toHaveAttribute('href', '/users/user-1/edit');
  });

  it('prints the scenarios unless they are switched off, and says where there are none', async () => {
    const { asked } = open();
    expect(await screen.findByText('nenhum cenário neste cálculo: nada será impresso')).toBeVisible();
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ scenarios: true }));
    await userEvent.click(screen.getByRole('switch', { name: /^Cenários/ }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ scenarios: false }));
    expect(screen.queryByText(/nenhum cenário/)).toBeNull();
  });

  it('keeps what was written while the rules are looked at', async () => {
    const { unmount } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Anotar em Plano de ação' }));
    await userEvent.type(screen.getByLabelText('Anotações desta seção: Plano de ação'), 'Pedir a CTC');
    unmount();
    open();
    expect(screen.getByLabelText('Anotações desta seção: Plano de ação')).toHaveValue('Pedir a CTC');
  });

  it('saves and loads the fields with the words of the specification', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Carregar campos' }));
    expect(await screen.findByText('Nenhum Dado Salvo')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('OAB'));
    await userEvent.type(screen.getByLabelText('OAB'), 'SP 1');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar campos' }));
    expect(await screen.findByText('Campos salvos com sucesso!')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('OAB'));
    await load();
    expect(await screen.findByText('Campos carregados com sucesso!')).toBeVisible();
    expect(screen.getByLabelText('OAB')).toHaveValue('SP 1');
  });

  it('keeps the sections of another regime on when the fields of an RPPS report are loaded', async () => {
    const { unmount } = open('RPPS');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar campos' }));
    unmount();
    open('RGPS');
    await load();
    expect(await section(/Possibilidades imediatas de aposentadoria \(RGPS\)/)).toBeChecked();
  });

  it('asks whose fields are loaded, and leaves what was noted of one client out of the report of another', async () => {
    open();
    await screen.findByTitle('Prévia do documento');
    await userEvent.clear(screen.getByLabelText('OAB'));
    await userEvent.type(screen.getByLabelText('OAB'), 'SP 1');
    await userEvent.click(screen.getByRole('button', { name: 'Anotar em Plano de ação' }));
    await userEvent.type(screen.getByLabelText('Anotações desta seção: Plano de ação'), 'Pedir a CTC');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar campos' }));
    await userEvent.clear(screen.getByLabelText('OAB'));
    await userEvent.clear(screen.getByLabelText('Anotações desta seção: Plano de ação'));
    await userEvent.click(screen.getByRole('button', { name: 'Carregar campos' }));
    expect(
      await screen.findByText(/^Campos salvos do cálculo Aposentadoria União, de Joana Fictícia dos Testes, em /),
    ).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /anotações/ })).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Carregar' }));
    await waitFor(() => expect(screen.getByLabelText('OAB')).toHaveValue('SP 1'));
    expect(screen.queryByDisplayValue('Pedir a CTC')).toBeNull();
  });
});
