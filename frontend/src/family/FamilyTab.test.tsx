import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FamilyAnswer, FamilyRequest } from '../../../domain/api/family.ts';
import { sampleCalculation } from '../../../domain/api/sample.ts';
import { InCalculation } from '../calculations/InCalculation.fake.tsx';
import { serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import FamilyTab from './FamilyTab.tsx';

beforeEach(() => sessionStorage.clear());

const step = { label: 'Base da pensão', value: 'R$ 4.000,00', article: 'EC 103/2019, art. 23, caput' };
const benefit = { amount: 2800, why: null, ruleId: 'r', confirmed: true, steps: [step] };
const nobody: FamilyAnswer = {
  death: '2026-11-20',
  base: { amount: 4000, ruleId: 'r', kind: 'incapacity', steps: [step] },
  law: 'article23',
  missing: 'noDependants',
  durations: [],
  periods: [],
  excluded: [],
  cumulation: null,
  afterRetirements: [],
  incapacity: {
    permanent: benefit,
    byWork: { ...benefit, amount: 4000 },
    withAssistance: { permanent: { ...benefit, amount: 3500 }, byWork: { ...benefit, amount: 5000 } },
    temporary: { ...benefit, amount: null, why: 'Sem remunerações.' },
    notes: ['Supõe a qualidade de segurado.'],
  },
  notes: ['Informe quem ficaria, para saber da pensão.'],
};
const answerTo = ({ dependants }: FamilyRequest): FamilyAnswer => {
  const [one] = dependants;
  if (one === undefined) return nobody;
  const quotas = [{ id: one.id, amount: 2400, net: 2400 }];
  return {
    ...nobody,
    missing: null,
    durations: [{ id: one.id, until: null, reason: 'vitalícia', article: 'Portaria ME 424/2020', confirmed: false }],
    periods: [{ from: '2026-11-20', total: 2400, quotas, steps: [step], spouseTogether: null }],
    cumulation: [
      { id: 'pension', whole: 2400, paid: 2088.4, isBest: false, isLeft: false },
      { id: 'Aposentadoria', whole: 5000, paid: 5000, isBest: true, isLeft: false },
    ],
    afterRetirements: [
      {
        ruleId: 'r',
        modality: 'Transição por pontos',
        whenToRetire: '2030-01-01',
        death: '2030-01-01',
        base: 6000,
        total: 3600,
        quotas: [{ id: one.id, amount: 3600, net: 3600 }],
        steps: [step],
        cumulation: null,
      },
    ],
    notes: ['Valores brutos.'],
  };
};

const open = (answer = answerTo, calculation = sampleCalculation) => {
  const asked: FamilyRequest[] = [];
  serve({
    'POST calculations/k1/family': async (request) => {
      const body = JSON.parse(await request.text());
      asked.push(body);
      return { body: answer(body) };
    },
  });
  show(
    <InCalculation calculation={calculation}>
      <FamilyTab />
    </InCalculation>,
  );
  return asked;
};
const answered = () => within(screen.getByRole('region', { name: 'Quanto a família receberia' }));

const addSpouse = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Cônjuge ou companheiro' }));
  await userEvent.type(screen.getByLabelText('Nascimento'), '01011976');
};

describe('what a family would receive', () => {
  it('begins with who is asked for, and tells what an incapacity would pay', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Quem ficaria?' })).toBeVisible();
    expect(await answered().findByRole('button', { name: /com assistência permanente.*R\$\s3.500,00/ })).toBeVisible();
    expect(answered().getByText(/Auxílio por incapacidade temporária: não se conhece/)).toBeVisible();
    expect(answered().getByText('Sem remunerações.')).toBeVisible();
    expect(answered().queryByText(/Informe quem ficaria/)).toBeNull();
  });

  it('says what “hoje” is where the calculation is of another day', async () => {
    open(answerTo, { ...sampleCalculation, calculationDateUsed: '2130-06-01' });
    expect(await answered().findByText(/A data deste cálculo, 01\/06\/2130, ainda não chegou/)).toBeVisible();
  });

  it('goes on by keyboard at the birth of who was added, and at the value of what they receive', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Cônjuge ou companheiro' }));
    expect(screen.getByLabelText('Nascimento')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Filho' }));
    expect(screen.getAllByLabelText('Nascimento')[1]).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Incluir benefício' }));
    expect(screen.getByLabelText(/Valor por mês/)).toHaveFocus();
  });

  it('says how much, until when and what is not confirmed, and each figure opens into its steps', async () => {
    open();
    await addSpouse();
    expect(await answered().findByText(/vitalícia \(duração a confirmar\)/)).toBeVisible();
    expect(answered().getByText('Portaria ME 424/2020')).toBeVisible();
    const [later] = answered().getAllByRole('button', { name: /Transição por pontos.*R\$\s3.600,00/ });
    if (later === undefined) throw new Error('no retirement');
    later.focus();
    await userEvent.keyboard('{Enter}');
    expect(await answered().findByText('EC 103/2019, art. 23, caput')).toBeVisible();
    expect(answered().getByText('R$ 7.088,40')).toBeVisible();
  });

  it('asks of who has a birth date alone, and names who is left out', async () => {
    const asked = open();
    await addSpouse();
    await userEvent.click(screen.getByRole('button', { name: 'Filho' }));
    expect(await screen.findByText('Fora da conta, por falta do nascimento: Filho.')).toBeVisible();
    await answered().findByText(/vitalícia/);
    expect(asked.at(-1)?.dependants).toEqual([
      {
        id: 'Cônjuge ou companheiro',
        kind: 'spouse',
        birthDate: '1976-01-01',
        invalid: false,
        unionSince: null,
        alimonyUntil: null,
      },
    ]);
  });

  it('never takes an amount that cannot be read for nothing', async () => {
    const asked = open();
    await addSpouse();
    await userEvent.click(screen.getByRole('button', { name: 'Incluir benefício' }));
    const field = screen.getByLabelText('Valor por mês (R$)');
    await userEvent.type(field, '1.2.3');
    expect(screen.getByText('Informe um valor como 3.500,00.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '3.500,00');
    await answered().findByText(/vitalícia/);
    await expect
      .poll(() => asked.at(-1)?.otherBenefits)
      .toEqual([{ id: 'Aposentadoria', value: 3500, kind: 'retirement', acquiredBefore: false }]);
  });

  it('says why there is no figure for a place whose law nobody read', async () => {
    const said = 'A lei de pensões deste ente não foi lida: nenhum valor é suposto (CF, art. 40, § 7º).';
    open(() => ({ ...nobody, law: null, missing: 'lawNotRead', notes: [said], incapacity: null }));
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryByText(/R\$ \d/)).toBeNull();
  });

  it('warns before any figure where the records tell that nobody would be covered', async () => {
    const said = 'Pelos registros não haveria, em 20/11/2026, pensão nem benefício por incapacidade.';
    open(() => ({ ...nobody, notCovered: said }));
    const [alert] = await screen.findAllByRole('alert');
    expect(alert).toHaveTextContent(said);
  });

  it('keeps what was typed while the tab of the browser is open', async () => {
    open();
    await addSpouse();
    expect(JSON.parse(sessionStorage.getItem('genial.family.k1') ?? '{}').dependants).toMatchObject([
      { kind: 'spouse', birthDate: '1976-01-01' },
    ]);
  });
});
