import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { BenefitLogWithSalaries, LoggedSalary } from '../../../domain/api/benefit-logs.ts';
import { sampleRule, span } from '../../../domain/api/sample.ts';
import { RULE_NOT_CHECKED, VALUE_NOT_CONFIRMED } from '../../../domain/words/unconfirmed.ts';
import { InCalculation } from '../calculations/InCalculation.fake.tsx';
import { serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import BenefitDialog from './BenefitDialog.tsx';

const salary: LoggedSalary = { month: '10', year: 2026, value: 5000, index: 1, updatedValue: 5000 };
const [sampleLog] = sampleRule.benefitLogs;
if (sampleLog === undefined) throw new Error('the sample has a value');

const integral: BenefitLogWithSalaries = {
  ...sampleLog,
  salaries: { all: [salary], since1994: [], sorted: [], top: [], discarded: [] },
};
const averaged: BenefitLogWithSalaries = {
  ...integral,
  count: 1,
  divisors: [1],
  percentages: [64],
  contribution: span(22, 3, 1),
  finalContribution: span(22),
  salaries: { all: [salary], since1994: [salary], sorted: [salary], top: [salary], discarded: [] },
};

const open = async (log: BenefitLogWithSalaries, rule = sampleRule) => {
  serve({ [`GET calculations/k1/rules/${sampleRule.id}/benefit-logs`]: { body: { benefitLogs: [log] } } });
  show(
    <InCalculation>
      <BenefitDialog rule={rule} onClose={() => undefined} />
    </InCalculation>,
  );
  await screen.findByText('Todos os salários (1)');
};
const fact = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

describe('the modal of a value', () => {
  it('shows no list that an integral benefit does not go through', async () => {
    await open(integral);
    expect(screen.queryByText(/\(0\)/)).toBeNull();
    expect(screen.queryByText(/desde julho de 1994/)).toBeNull();
  });

  it('shows every list of an average, also that nothing was discarded', async () => {
    await open(averaged);
    for (const title of ['Salários desde julho de 1994 (1)', 'Salários removidos pelo descarte automático (0)']) {
      expect(screen.getByText(title)).toBeVisible();
    }
  });

  it('shows the facts without which the steps cannot be followed', async () => {
    await open(averaged);
    expect(fact('Data da aposentadoria considerada')).toBe('20/11/2026');
    expect(fact('Idade nessa data')).toBe('62 anos, 8 meses e 10 dias');
    expect(fact('Tempo de contribuição em 20/11/2026')).toBe('22 anos, 3 meses e 1 dia');
    expect(fact('Tempo de contribuição em 20/11/2026, após o descarte')).toBe('22 anos');
    expect(fact('Percentual')).toBe('64%');
  });

  it('says of a value by a rule whose text nobody read that it is not confirmed', async () => {
    await open(averaged, { ...sampleRule, confirmed: false, notices: [VALUE_NOT_CONFIRMED, RULE_NOT_CHECKED] });
    expect(screen.getByText(`${VALUE_NOT_CONFIRMED}. ${RULE_NOT_CHECKED}`)).toBeVisible();
  });

  it('says nothing of the kind where it was read', async () => {
    await open(averaged);
    expect(screen.queryByText(/não confirmado|não conferida/)).toBeNull();
  });

  it('leads from a step to no article but its own', async () => {
    await open({ ...averaged, steps: [...averaged.steps, { label: 'Sem artigo', value: 'R$ 1,00', article: null }] });
    const row = screen.getByRole('row', { name: /Sem artigo/ });
    expect(within(row).queryByText(/art\./)).toBeNull();
  });
});
