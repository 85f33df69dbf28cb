import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { NetAnswer } from '../../../domain/api/net.ts';
import { sampleRule } from '../../../domain/api/sample.ts';
import { InCalculation } from '../calculations/InCalculation.fake.tsx';
import { serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import { NetPanel } from './NetPanel.tsx';

const answer: NetAnswer = {
  gross: 8000,
  net: 6875.71,
  missing: null,
  confirmed: true,
  steps: [
    { label: 'Valor bruto', value: 'R$ 8.000,00', article: null },
    { label: 'Líquido estimado', value: 'R$ 6.875,71', article: null },
  ],
  otherReadings: [],
};
const open = (answers: (asked: URLSearchParams) => NetAnswer) => {
  serve({
    [`GET calculations/k1/rules/${sampleRule.id}/net`]: async (request) => ({
      body: answers(new URL(request.url).searchParams),
    }),
  });
  show(
    <InCalculation>
      <NetPanel rule={sampleRule} />
    </InCalculation>,
  );
};

describe('what reaches the account', () => {
  it('is told step by step, and asked again with what is said of the household', async () => {
    open((asked) =>
      asked.get('seriousIllness') === 'true'
        ? { ...answer, steps: [{ label: 'Líquido estimado', value: 'R$ 8.000,00', article: null }] }
        : answer,
    );
    const section = within(await screen.findByRole('region', { name: 'Quanto cai na conta' }));
    expect(await section.findByText('R$ 6.875,71')).toBeVisible();
    await userEvent.click(section.getByRole('checkbox', { name: 'Moléstia grave com laudo oficial' }));
    expect(await section.findByText('R$ 8.000,00')).toBeVisible();
    expect(section.queryByText('R$ 6.875,71')).toBeNull();
  });

  it('is asked again with what the same payer pays besides, and not while that is no amount', async () => {
    open((asked) =>
      asked.get('otherOfPayer') === '3000'
        ? { ...answer, steps: [{ label: 'Líquido estimado dos dois', value: 'R$ 9.000,00', article: null }] }
        : answer,
    );
    const section = within(await screen.findByRole('region', { name: 'Quanto cai na conta' }));
    const field = section.getByRole('textbox', { name: 'Outro benefício do mesmo pagador' });
    await userEvent.type(field, 'três mil');
    expect(section.getByText('Informe um valor em reais')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '3.000,00');
    expect(await section.findByText('R$ 9.000,00')).toBeVisible();
  });

  it('says why it is not known, and never a figure then', async () => {
    open(() => ({ ...answer, net: null, steps: [], missing: 'contributionNotKnown', confirmed: false }));
    expect(await screen.findByText(/o valor líquido não é calculado/)).toBeVisible();
    expect(screen.queryByText(/R\$/)).toBeNull();
  });

  it('warns of a contribution that nobody read in its text, and shows what another reading leaves', async () => {
    open(() => ({ ...answer, confirmed: false, otherReadings: [{ name: 'faixas do zero', net: 7000 }] }));
    expect(await screen.findByText(/confira antes de usar/)).toBeVisible();
    expect(screen.getByText(/Por outra leitura \(faixas do zero\)/)).toBeVisible();
  });
});
