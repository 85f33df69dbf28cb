import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { BenefitLogWithSalaries, LoggedSalary } from '../../../domain/api/benefit-logs.ts';
import { sampleRule, span } from '../../../domain/api/sample.ts';
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

const open = async (log: BenefitLogWithSalaries) => {
  serve({ [`GET calculations/k1/rules/${sampleRule.id}/benefit-logs`]: { body: { benefitLogs: [log] } } });
  show(
    <InCalculation>
      <BenefitDialog rule={sampleRule} onClose={() => undefined} />
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
});
