import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RulesAnswer } from '../../../../domain/api/rules.ts';
import { sampleRule } from '../../../../domain/api/sample.ts';
import { InCalculation } from '../../calculations/InCalculation.fake.tsx';
import { type Answers, serve } from '../../data/testing/serve.ts';
import { show } from '../../shared/testing/render.tsx';
import CompareRules from './CompareRules.tsx';

const nothing: RulesAnswer = {
  applicableRules: [],
  futureRules: [],
  notApplicableRules: [],
  regimeDate: null,
  missingData: [],
  warnings: [],
};
const other = { ...sampleRule, id: 'b', modality: 'Aposentadoria programada', regimeType: 'RGPS' as const };

const Opened = () => {
  const [view, setView] = useState<ComponentProps<typeof CompareRules>['view']>({
    tab: 'compare',
    part: 'applicable',
    regime: 'RPPS',
  });
  return <CompareRules view={view} onChange={setView} onClose={() => undefined} />;
};

const open = (rpps: Partial<RulesAnswer>, rgps: Partial<RulesAnswer>) => {
  const answers: Answers = {
    'GET calculations/k1/rules': (request) => ({
      body: { ...nothing, ...(request.url.includes('RGPS') ? rgps : rpps) },
    }),
    'POST reports/genial-report/preview': { body: { html: '<p>parecer</p>' } },
  };
  serve(answers);
  show(
    <InCalculation>
      <Opened />
    </InCalculation>,
  );
};
const regime = (name: string) => screen.findByRole('region', { name });

describe('the comparison of the regimes', () => {
  beforeEach(() => sessionStorage.clear());

  it('says in the column of a regime alone that it has no rule, below no card of the other', async () => {
    open({ applicableRules: [sampleRule] }, {});
    const rpps = within(await regime('RPPS'));
    expect(rpps.getByRole('heading', { name: 'RPPS (1)' })).toBeVisible();
    expect(rpps.getByRole('article', { name: sampleRule.modality })).toBeVisible();
    expect(rpps.queryByText('Não há regras aplicáveis.')).toBeNull();
    expect(within(await regime('RGPS')).getByText('Não há regras aplicáveis.')).toBeVisible();
  });

  it('asks in the column of a regime for what its rules lack', async () => {
    open({ missingData: ['calculation.regimeId'] }, { applicableRules: [other] });
    expect(within(await regime('RPPS')).getByRole('link', { name: 'Regime (ente ou instituto)' })).toBeVisible();
    expect(within(await regime('RGPS')).getByRole('article', { name: other.modality })).toBeVisible();
  });

  it('begins every part at its top', async () => {
    open({ applicableRules: [sampleRule] }, { applicableRules: [other] });
    const content = () => {
      const found = document.querySelector('.MuiDialogContent-root');
      if (found === null) throw new Error('the dialog has a content');
      return found;
    };
    await screen.findByRole('article', { name: other.modality });
    content().scrollTop = 900;
    await userEvent.click(screen.getByRole('tab', { name: 'Relatório Genial (Ambos)' }));
    expect(await screen.findByRole('button', { name: 'Exportar PDF' })).toBeVisible();
    expect(content().scrollTop).toBe(0);
  });

  it('lets the report of one regime be that of the other', async () => {
    open({ applicableRules: [sampleRule] }, { applicableRules: [other] });
    await userEvent.click(screen.getByRole('tab', { name: 'Relatório Genial (Individual)' }));
    const choice = within(await screen.findByRole('group', { name: 'Relatório de' }));
    expect(choice.getByRole('button', { name: 'RPPS' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(choice.getByRole('button', { name: 'RGPS' }));
    expect(choice.getByRole('button', { name: 'RGPS' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('closes what applies in neither regime under its reason, with the number of each', async () => {
    const denied = { whenToRetire: null, estimatedBenefit: null, whyNot: [] };
    open({ notApplicableRules: [{ ...sampleRule, ...denied }] }, { notApplicableRules: [{ ...other, ...denied }] });
    await userEvent.click(screen.getByRole('tab', { name: 'Não Aplicáveis' }));
    const group = await screen.findByRole('button', { name: /^Faltou tempo ou idade \(RPPS 1 · RGPS 1\)/ });
    expect(screen.queryByRole('article')).toBeNull();
    await userEvent.click(group);
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });
});
