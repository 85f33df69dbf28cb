import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { RulesAnswer } from '../../../domain/api/rules.ts';
import { sampleRule } from '../../../domain/api/sample.ts';
import { InCalculation } from '../calculations/InCalculation.fake.tsx';
import { serve, show } from '../shared/testing/render.tsx';
import { RulesTab } from './RulesTab.tsx';

const answer: RulesAnswer = {
  applicableRules: [sampleRule],
  futureRules: [],
  notApplicableRules: [],
  regimeDate: '2019-11-13',
  missingData: [],
  warnings: [],
};

it('shows the rules counted the other way, and says that the calculation is not', async () => {
  const calls = serve({ 'GET calculations/k1/rules': { body: answer } });
  show(
    <InCalculation>
      <RulesTab regimeType="RPPS" view="applicable" onViewChange={() => undefined} report={null} />
    </InCalculation>,
    { at: '/', path: '/' },
  );
  expect(await screen.findByRole('article')).toBeVisible();
  const counting = within(screen.getByRole('group', { name: 'Contagem do tempo' }));
  expect(counting.getByRole('button', { name: 'Em dias' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(counting.getByRole('button', { name: 'Pelo calendário' }));
  expect(await screen.findByText(/contadas pelo calendário só aqui/)).toBeVisible();
  expect(calls).toEqual([
    expect.not.stringContaining('countingMethod'),
    expect.stringContaining('countingMethod=calendar'),
  ]);
});
