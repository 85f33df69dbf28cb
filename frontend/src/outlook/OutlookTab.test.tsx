import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { OutlookAnswer } from '../../../domain/api/outlook.ts';
import { sampleCalculation, sampleOutlook, sampleRecord } from '../../../domain/api/sample.ts';
import { InCalculation } from '../calculations/InCalculation.fake.tsx';
import { serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import OutlookTab from './OutlookTab.tsx';

const nothing: OutlookAnswer = {
  ...sampleOutlook,
  regimeType: 'RPPS',
  rights: [],
  waiting: [],
  marks: { first: null, highest: null, bestInLife: null, soonest: null, best: null },
  missingData: ['calculation.regimeId'],
};

const open = (rgps: OutlookAnswer, rpps: OutlookAnswer = nothing, own: 'RPPS' | 'RGPS' = 'RGPS'): string[] => {
  const calls = serve({
    'GET calculations/k1/outlook': ({ url }) => ({ body: url.includes('regimeType=RPPS') ? rpps : rgps }),
  });
  show(
    <InCalculation calculation={{ ...sampleCalculation, regimeType: own }}>
      <OutlookTab />
    </InCalculation>,
    { at: '/', path: '/' },
  );
  return calls;
};

it('asks whether the work goes on where there is any by the INSS, as the scenarios do', async () => {
  const work = { ...sampleRecord, regimeType: 'RGPS' as const, egressDate: null };
  const within = (record: typeof sampleRecord) => {
    serve({ 'GET calculations/k1/outlook': ({ url }) => ({ body: url.includes('RPPS') ? nothing : sampleOutlook }) });
    show(
      <InCalculation calculation={{ ...sampleCalculation, regimeType: 'RGPS' }} workRecords={[record]}>
        <OutlookTab />
      </InCalculation>,
      { at: '/', path: '/' },
    );
    return screen.findByRole('region', { name: 'RGPS' });
  };
  await within(work);
  expect(screen.getByRole('button', { name: 'termina' })).toBeVisible();
  for (const none of [
    { ...work, egressDate: '2020-05-31' },
    { ...work, regimeType: 'RPPS' as const },
    { ...work, isRural: true, isQualifyingPeriod: false },
  ]) {
    cleanup();
    await within(none);
    expect(screen.queryByRole('button', { name: 'termina' })).toBeNull();
  }
});

it('says what “hoje” is where the calculation is of another day', async () => {
  serve({ 'GET calculations/k1/outlook': ({ url }) => ({ body: url.includes('RPPS') ? nothing : sampleOutlook }) });
  show(
    <InCalculation calculation={{ ...sampleCalculation, regimeType: 'RGPS', calculationDateUsed: '2130-06-01' }}>
      <OutlookTab />
    </InCalculation>,
    { at: '/', path: '/' },
  );
  expect(await screen.findByText(/A data deste cálculo, 01\/06\/2130, ainda não chegou/)).toBeVisible();
});

const rowsOf = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row');

it('says the answer first, and gives every figure of the picture in tables', async () => {
  open(sampleOutlook);
  expect(await screen.findByText(/vem em 20\/11\/2027, esperando mais 1 ano/)).toBeVisible();
  const [, first, second] = rowsOf('Direitos no RGPS');
  expect(first).toHaveTextContent(/1Transição por idade20\/11\/2025R\$ 3.600,00Maior valor hoje/);
  expect(second).toHaveTextContent(/R\$ 4.400,00R\$ 4.390,00Maior valor/);
  const [, today, nextYear] = rowsOf('Quanto vale esperar no RGPS');
  expect(today).toHaveTextContent(/20\/11\/202662 anosTransição por idadeR\$ 3.600,00———R\$ 1.021.800,00/);
  expect(nextYear).toHaveTextContent(/R\$ 4.400,00R\$ 800,00R\$ 46.800,0005\/2032R\$ 1.191.666,67/);
  expect(nextYear).toHaveTextContent('Maior soma até a expectativa de vida');
});

it('has no column of contributions where none is paid until then, and one where some is', async () => {
  const waiting = sampleOutlook.waiting.map((row) => ({ ...row, contributions: 3890.4 }));
  open({ ...sampleOutlook, waiting });
  await screen.findByText(/vem em 20\/11\/2027, esperando mais 1 ano/);
  const [head, , nextYear] = rowsOf('Quanto vale esperar no RGPS');
  expect(head).toHaveTextContent('Contribuições pagas');
  expect(nextYear).toHaveTextContent('R$ 3.890,40');
});

it('calls a rule of the INSS that nobody confirmed so, and sends nobody to the law of a place', async () => {
  const [right, ...others] = sampleOutlook.rights;
  if (right === undefined) throw new Error('no right');
  open({ ...sampleOutlook, rights: [{ ...right, confirmed: false }, ...others] });
  expect(await screen.findByText('Regra não confirmada: confira antes de usar')).toBeVisible();
  expect(screen.queryByText(/legislação local/)).toBeNull();
});

it('leaves out the other regime where it is not meant, and asks for what its own lacks', async () => {
  open(sampleOutlook);
  await screen.findByRole('region', { name: 'RGPS' });
  expect(screen.queryByText(/Faltam dados/)).toBeNull();
});

it('asks for what the regime of the calculation lacks', async () => {
  open({ ...sampleOutlook, rights: [], waiting: [] }, nothing, 'RPPS');
  expect(await screen.findByText(/Faltam dados para testar as regras/)).toBeVisible();
});

it('shows both regimes where both have rights, numbered one after the other', async () => {
  open(sampleOutlook, { ...sampleOutlook, regimeType: 'RPPS' });
  expect(await screen.findByRole('region', { name: 'RPPS' })).toBeVisible();
  expect(rowsOf('Direitos no RGPS')[1]).toHaveTextContent(/^3Transição por idade/);
});

it('never writes an unknown amount as nothing', async () => {
  const [first, second] = sampleOutlook.waiting;
  if (first === undefined || second === undefined) throw new Error('no years');
  open({ ...sampleOutlook, waiting: [first, { ...second, contributions: null, recoveredOn: null }] });
  await screen.findByRole('region', { name: 'RGPS' });
  expect(rowsOf('Quanto vale esperar no RGPS')[2]).toHaveTextContent(
    /R\$ 46.800,00não se conhecedepois da expectativa de vida/,
  );
});

it('shows the rights counted the other way, and says that the calculation is not', async () => {
  const calls = open(sampleOutlook);
  await screen.findByRole('region', { name: 'RGPS' });
  await userEvent.click(screen.getByRole('button', { name: 'Pelo calendário' }));
  expect(await screen.findByText(/contadas pelo calendário só aqui/)).toBeVisible();
  expect(await screen.findByRole('region', { name: 'RGPS' })).toBeVisible();
  expect(calls.filter((call) => call.includes('countingMethod=calendar'))).toHaveLength(2);
});

it('leads whoever has no right to the scenarios, and whoever has no values to the remunerations', async () => {
  const { rights } = sampleOutlook;
  const none = { first: null, highest: null, bestInLife: null, soonest: null, best: null };
  open({ ...sampleOutlook, rights: [], waiting: [], marks: none });
  expect(await screen.findByRole('link', { name: 'Testar cenários' })).toHaveAttribute(
    'href',
    expect.stringContaining('scenarios?regime=RGPS'),
  );
  cleanup();
  open({ ...sampleOutlook, rights: rights.map((right) => ({ ...right, value: null })), waiting: [], marks: none });
  expect(await screen.findByRole('link', { name: 'Inserir remunerações' })).toHaveAttribute(
    'href',
    expect.stringContaining('work-records'),
  );
});

it('opens the value of a day that no card tells into its steps, and of no other', async () => {
  const [, later] = sampleOutlook.waiting;
  const ruleId = later?.ruleId ?? '';
  const working = {
    date: '2027-11-20',
    ruleId,
    modality: 'Transição por pontos',
    value: 4400,
    steps: [
      { label: 'Coeficiente', value: '110%', article: 'EC 103/2019, art. 26, § 2º' },
      { label: 'Benefício estimado', value: 'R$ 4.400,00', article: null },
    ],
  };
  const rights = sampleOutlook.rights.map((right) => ({ ...right, confirmed: right.ruleId !== ruleId }));
  open({ ...sampleOutlook, rights, workings: [working] });
  const [, today, nextYear] = await screen
    .findByRole('table', { name: 'Quanto vale esperar no RGPS' })
    .then((table) => within(table).getAllByRole('row'));
  if (today === undefined || nextYear === undefined) throw new Error('no rows');
  expect(within(today).queryByRole('button')).toBeNull();
  await userEvent.click(within(nextYear).getByRole('button', { name: 'Como foi calculado: pedido em 20/11/2027' }));
  const dialog = await screen.findByRole('dialog', { name: /Apuração do benefício.*Pedido em 20\/11\/2027/ });
  expect(within(dialog).getByRole('row', { name: /Coeficiente.*EC 103\/2019, art. 26.*110%/ })).toBeVisible();
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Regra ainda não conferida no texto da norma');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Fechar' }));
});

it('puts each row on its own on a phone', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  open(sampleOutlook);
  const list = await screen.findByRole('list', { name: 'Quanto vale esperar no RGPS' });
  expect(within(list).getAllByRole('listitem')[1]).toHaveTextContent(/20\/11\/2027 · 63 anos · Transição por pontos/);
  expect(screen.queryByRole('table')).toBeNull();
  vi.unstubAllGlobals();
});
